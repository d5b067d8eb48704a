/** Whether a word or a sign stands twice in a row, as it does where a sentence was changed. */
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';

/** Words that may follow themselves in one of the languages. */
const repeatable: ReadonlySet<string> = new Set(['had', 'nous', 'that', 'vous']);

const repeated = /(?<![\p{L}\p{N}’'-])(\p{L}{2,})\s+(\1)(?![\p{L}\p{N}’'-])/giu;

/** Two signs of which one ends the other's work; three dots are an ellipsis, `?!` and `:::` something else. */
const signs =
  /(?<!\.)\.\.(?!\.)|(?<!:): *:(?!:)|! *!+|(?<!\?)\? *\?(?!\?)|[,;] *[,;]|[,;:] *\.(?![^\s\uFFFC])|: *[,;]/g;

export function checkRepeatedWords(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap(({ text, passages, file }) =>
    passages.flatMap(({ start, end }) => [
      ...Array.from(text.slice(start, end).matchAll(signs), ({ 0: pair, index }) => ({
        ...file.placeAt(start + index),
        message: `“${pair}” is one sign too many. Write one of them.`,
      })),
      ...Array.from(text.slice(start, end).matchAll(repeated)).flatMap(
        ({ 0: words, 1: first = '', 2: second = '', index }) => {
          // A name may repeat itself: Bora Bora.
          const isName = first === second && /^\p{Lu}/u.test(first);
          if (isName || repeatable.has(first.toLowerCase())) return [];
          const shown = words.replaceAll(/\s+/g, ' ');
          return [
            { ...file.placeAt(start + index), message: `“${shown}” is the same word twice. Delete one of the two.` },
          ];
        },
      ),
    ]),
  );
}

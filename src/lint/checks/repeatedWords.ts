/** Reports a word or sign twice in a row, and a paragraph twice in a text. */
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';

/** Words that may follow themselves in one of the languages. */
const repeatable: ReadonlySet<string> = new Set(['had', 'nous', 'that', 'vous']);

const repeated = /(?<![\p{L}\p{N}’'-])(\p{L}{2,})\s+(\1)(?![\p{L}\p{N}’'-])/giu;

/** Two signs in a row, except the ellipsis, `?!` and `:::`. */
const signs =
  /(?<!\.)\.\.(?!\.)|(?<!:): *:(?!:)|! *!+|(?<!\?)\? *\?(?!\?)|[,;] *[,;]|[,;:] *\.(?![^\s\uFFFC])|: *[,;]/g;

/** Longer paragraphs are never repeated on purpose, in characters: no text has one twice (November 2026). */
const longParagraph = 60;

/** Short sentences may not repeat within a section; labels may. */
const isShortSentence = (words: string): boolean => words.length < longParagraph && /\s.*[.!?:]$/.test(words);

function repeatedParagraphs({ file, passages }: ReaderText): Finding[] {
  const first = new Map<string, number>();
  return passages.flatMap(({ kind, start, end }) => {
    const words = file.text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
    if (kind === 'heading') for (const known of [...first.keys()].filter(isShortSentence)) first.delete(known);
    const isCompared = words.length >= longParagraph || (kind === 'paragraph' && isShortSentence(words));
    if (kind === 'cell' || kind === 'heading' || !isCompared) return [];
    const { line } = file.placeAt(first.get(words) ?? start);
    if (!first.has(words)) {
      first.set(words, start);
      return [];
    }
    const message = `This text appears twice, first on line ${String(line)}. Delete one of the two.`;
    return [{ ...file.placeAt(start), message }];
  });
}

export function checkRepeatedWords(texts: readonly ReaderText[]): Finding[] {
  return texts.flatMap((own) => [...repeatedParagraphs(own), ...repeatedIn(own)]);
}

function repeatedIn({ text, passages, file }: ReaderText): Finding[] {
  return passages.flatMap(({ start, end }) => [
    ...Array.from(text.slice(start, end).matchAll(signs), ({ 0: pair, index }) => ({
      ...file.placeAt(start + index),
      message: `“${pair}” is one sign too many. Write one of them.`,
    })),
    ...Array.from(text.slice(start, end).matchAll(repeated)).flatMap(
      ({ 0: words, 1: first = '', 2: second = '', index }) => {
        // Names may repeat a word: Bora Bora.
        const isName = first === second && /^\p{Lu}/u.test(first);
        if (isName || repeatable.has(first.toLowerCase())) return [];
        const message = `“${words.replaceAll(/\s+/g, ' ')}” is the same word twice. Delete one of the two.`;
        return [{ ...file.placeAt(start + index), message }];
      },
    ),
  ]);
}

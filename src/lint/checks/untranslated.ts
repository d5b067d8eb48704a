/** Whether a translation still holds English: one message for a file, instead of one for each of its words. */
import { defaultLocale } from '../../site/locales.ts';
import { collections } from '../../site/collections.ts';
import type { Finding } from '../places.ts';
import { cover, type Passage, type ReaderText } from '../readerText.ts';
import { shortened } from '../syntax/lines.ts';

/** Words in small letters; abbreviations, names of currencies and single letters say nothing of a language. */
const wordsIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? [])
    .filter((word) => word !== word.toUpperCase())
    .map((word) => word.toLowerCase());

const wordsOf = ({ text }: ReaderText, { start, end }: Passage): string[] => wordsIn(text.slice(start, end));

/** Fewer words than these may be the same in two languages. */
const fewest = 6;
/** Share of its words that a passage has in common with the English texts of the site: below 2/3 in French and Portuguese. */
const most = 0.85;

/** What tells English passages from others. */
interface English {
  readonly vocabulary: ReadonlySet<string>;
  /** Short passages, as their words side by side. */
  readonly passages: ReadonlySet<string>;
}

function englishOf(texts: readonly ReaderText[]): English {
  const passages = texts
    .filter(({ language }) => language === defaultLocale)
    .flatMap((own) => own.passages.map((passage) => wordsOf(own, passage)));
  return { vocabulary: new Set(passages.flat()), passages: new Set(passages.map((words) => words.join(' '))) };
}

function isEnglish(words: readonly string[], { vocabulary, passages }: English): boolean {
  if (words.length < fewest) return words.length > 1 && passages.has(words.join(' '));
  return words.filter((word) => vocabulary.has(word)).length / words.length > most;
}

function describe(
  own: ReaderText,
  untranslated: readonly Passage[],
): { finding: Finding; isWhole: boolean } | undefined {
  const count = (passages: readonly Passage[]): number =>
    passages.reduce((sum, passage) => sum + wordsOf(own, passage).length, 0);
  const long = untranslated.filter((passage) => wordsOf(own, passage).length >= fewest);
  const isWhole = count(untranslated) > count(own.passages) / 2;
  const [first] = isWhole ? untranslated : long;
  if (!first) return undefined;
  const { file, text } = own;
  const begin = shortened(text.slice(first.start, first.end).replaceAll(cover, '').replaceAll(/\s+/g, ' ').trim(), 40);
  const until =
    collections[file.collection].translation === 'optional'
      ? ' As long as there is no translation, delete this file: readers then see the English text with a notice.'
      : '';
  const finding = {
    ...file.placeAt(first.start),
    message: isWhole
      ? `This file still seems to be English: ${String(untranslated.length)} of its ${String(own.passages.length)} passages, from “${begin}” on. Translate them.${until}`
      : `“${begin}” still seems to be English${long.length > 1 ? `, and ${String(long.length - 1)} more passage(s) of this file` : ''}. Translate it.`,
  };
  return { finding, isWhole };
}

/** What was found, and the texts without the passages that it was found in: no rule of another language holds for them. */
export interface Untranslated {
  readonly findings: readonly Finding[];
  readonly texts: readonly ReaderText[];
}

export function checkUntranslated(texts: readonly ReaderText[]): Untranslated {
  const english = englishOf(texts);
  const findings: Finding[] = [];
  const rest = texts.map((own) => {
    if (own.language === defaultLocale) return own;
    const untranslated = own.passages.filter((passage) => isEnglish(wordsOf(own, passage), english));
    const told = describe(own, untranslated);
    if (!told) return own;
    findings.push(told.finding);
    return { ...own, text: without(own.text, told.isWhole ? own.passages : untranslated) };
  });
  return { findings, texts: rest };
}

function without(text: string, passages: readonly Passage[]): string {
  return passages.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\r\n]/g, cover) + rest.slice(end),
    text,
  );
}

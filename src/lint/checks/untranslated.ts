/** Reports text in another language than its file, once for each file. */
import { defaultLocale, localeCodes, type Locale } from '../../site/locales.ts';
import { collections } from '../../site/collections.ts';
import type { Finding } from '../places.ts';
import { cover, type Passage, type ReaderText } from '../readerText.ts';
import { shortened } from '../syntax/lines.ts';

/** Words in lowercase, without abbreviations, currency codes and single letters. */
const wordsOf = ({ text }: ReaderText, { start, end }: Passage): string[] =>
  (text.slice(start, end).match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? [])
    .filter((word) => word !== word.toUpperCase())
    .map((word) => word.toLowerCase());

const allWordsOf = (own: ReaderText): string[] => own.passages.flatMap((passage) => wordsOf(own, passage));

/** Shorter passages may be the same in two languages, in words. */
const fewest = 6;
/** Share of words in common with the English texts; below 2/3 for French and Portuguese passages. */
const most = 0.85;

/** Function words of one language that the others lack. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['the', 'and', 'of', 'you', 'your', 'with', 'this', 'that', 'are', 'is', 'be', 'from', 'not', 'it']),
  fr: new Set(['les', 'des', 'une', 'est', 'vous', 'nous', 'pour', 'dans', 'avec', 'sur', 'qui', 'votre', 'du', 'et']),
  pt: new Set(['os', 'uma', 'não', 'são', 'para', 'com', 'dos', 'das', 'ao', 'em', 'seu', 'sua', 'pelo', 'um']),
};
/** Correct passages with no more function words of their own than of another language have one of each at most. */
const fewestSmall = 5;

function otherLanguage(words: readonly string[], own: Locale): Locale | undefined {
  const count = (language: Locale): number => words.filter((word) => smallWords[language]?.has(word)).length;
  if (!smallWords[own]) return undefined;
  return localeCodes.find((code) => code !== own && count(code) >= Math.max(fewestSmall, 4 * count(own)));
}

interface English {
  readonly vocabulary: ReadonlySet<string>;
  /** Words of each passage, joined by spaces. */
  readonly passages: ReadonlySet<string>;
}

function englishOf(texts: readonly ReaderText[]): English {
  const passages = texts
    .filter((own) => own.language === defaultLocale && otherLanguage(allWordsOf(own), defaultLocale) === undefined)
    .flatMap((own) => own.passages.map((passage) => wordsOf(own, passage)));
  return { vocabulary: new Set(passages.flat()), passages: new Set(passages.map((words) => words.join(' '))) };
}

function isEnglish(words: readonly string[], { vocabulary, passages }: English): boolean {
  if (words.length < fewest) return words.length > 1 && passages.has(words.join(' '));
  return words.filter((word) => vocabulary.has(word)).length / words.length > most;
}

const nameOf = (language: Locale): string => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

function describe(
  own: ReaderText,
  untranslated: readonly Passage[],
  is: Locale,
): { finding: Finding; isWhole: boolean } | undefined {
  const count = (passages: readonly Passage[]): number =>
    passages.reduce((sum, passage) => sum + wordsOf(own, passage).length, 0);
  const long = untranslated.filter((passage) => wordsOf(own, passage).length >= fewest);
  const isWhole = count(untranslated) > count(own.passages) / 2;
  const [first] = isWhole ? untranslated : long;
  if (!first) return undefined;
  const { file, text } = own;
  const begin = shortened(text.slice(first.start, first.end).replaceAll(cover, '').replaceAll(/\s+/g, ' ').trim(), 40);
  const still = is === defaultLocale;
  const seems = `${still ? 'still seems' : 'seems'} to be ${nameOf(is)}`;
  const advice = still
    ? `Translate ${isWhole ? 'them' : 'it'}.`
    : `This file is read as ${nameOf(own.language)}: write it in that language.`;
  const until =
    still && collections[file.collection].translation === 'optional'
      ? ' As long as there is no translation, delete this file: readers then see the English text with a notice.'
      : '';
  const message = isWhole
    ? `This file ${seems}: ${String(untranslated.length)} of its ${String(own.passages.length)} passages, from “${begin}” on. ${advice}${until}`
    : `“${begin}” ${seems}${long.length > 1 ? `, and ${String(long.length - 1)} more passage(s) of this file` : ''}. ${advice}`;
  return { finding: { ...file.placeAt(first.start), message }, isWhole };
}

/** @returns also the texts without the reported passages, because the rules of their language do not apply */
export function checkUntranslated(texts: readonly ReaderText[]): { findings: Finding[]; texts: ReaderText[] } {
  const english = englishOf(texts);
  const findings: Finding[] = [];
  const rest = texts.map((own) => {
    const whole = otherLanguage(allWordsOf(own), own.language);
    const languages = Map.groupBy(own.passages, (passage) => {
      if (whole !== undefined && whole !== defaultLocale) return whole;
      const words = wordsOf(own, passage);
      if (own.language !== defaultLocale && isEnglish(words, english)) return defaultLocale;
      return otherLanguage(words, own.language) ?? own.language;
    });
    languages.delete(own.language);
    return [...languages].reduce((rest, [language, passages]) => {
      const found = describe(own, passages, language);
      if (!found) return rest;
      findings.push(found.finding);
      return { ...rest, text: without(rest.text, found.isWhole ? own.passages : passages) };
    }, own);
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

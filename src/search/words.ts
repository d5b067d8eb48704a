/** Splits, folds and stems words, and measures typing errors. */
import type { SearchLanguage } from './languages.ts';

/** A word and its range in the text, in UTF-16 units. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the stem of a folded word; `undefined` for stop words and single letters. */
export type Stemmer = (folded: string) => string | undefined;

/** Letters and digits; apostrophes and hyphens separate words. Longer runs are split. */
const word = /[\p{L}\p{N}\p{M}]{1,40}/gu;

/** Fewest letters of a stem, and most endings removed: `documentations`. */
const shortestStem = 3;
const mostEndings = 2;

/** Removes capitals, accents and doubled consonants, which are often mistyped. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // Unicode does not decompose these.
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/([b-df-hj-np-tv-z])\1+/g, '$1');

export const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    folded: fold(found),
    start: index,
    end: index + found.length,
  }));

/** Returns a stemmer that removes the longest matching ending. */
export function stemmerOf({ endings, stopWords }: SearchLanguage): Stemmer {
  // Folded, so that words typed without accents match.
  const ignored = new Set(fold(stopWords).split(' '));
  const rules = fold(endings).split(' ');
  const replacements = new Map(rules.map((rule) => `${rule}>`.split('>') as [ending: string, replacement: string]));
  const strip = (text: string, left: number): string => {
    for (let at = shortestStem; at < text.length && left > 0; at += 1) {
      const replacement = replacements.get(text.slice(at));
      if (replacement === undefined) continue;
      const rest = text.slice(0, at) + replacement;
      return rest.length < text.length ? strip(rest, left - 1) : text;
    }
    return text;
  };
  return (folded) => (ignored.has(folded) || /^\P{N}$/u.test(folded) ? undefined : strip(folded, mostEndings));
}

/** Counts typing errors: letters added, missing, wrong or swapped (Damerau 1964); `Infinity` for more than `most`. */
export function distance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (most === 0) return Infinity;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const isSwap = one[at] === other[at + 1] && one[at + 1] === other[at];
  const slips = [[1, 0], [0, 1], [1, 1], ...(isSwap ? [[2, 2]] : [])] as const;
  return 1 + Math.min(...slips.map(([a, b]) => distance(one.slice(at + a), other.slice(at + b), most - 1)));
}

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
  const replacements = new Map(
    fold(endings)
      .split(' ')
      .map((rule): [string, string] => {
        const [ending = '', replacement = ''] = rule.split('>');
        return [ending, replacement];
      }),
  );
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

/** Edit distance with swaps of adjacent letters (Damerau 1964). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

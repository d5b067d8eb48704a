/** Measures the size of the search, and how many test questions it answers. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { localeCodes, type Locale } from '../../src/site/locales.ts';
import { site } from '../../tests/site/pages.ts';
import { openSearch } from '../../tests/site/searching.ts';
import type { Figure } from './report.ts';
import { transferSize } from './samples.ts';

/** Test questions in some languages, with the places of right answers: `page` or `page#anchor`. */
const questions = parse(readFileSync('tools/bench/questions.yaml', 'utf8')) as readonly ({
  readonly places: readonly string[];
} & Partial<Record<Locale, string>>)[];

/** Shares of the questions with a right answer first and among the first three, in percent; reports the others. */
function answered(locale: Locale, progress: (text: string) => void): { first: number; firstThree: number } {
  const { find, places } = openSearch(locale, site);
  const exists = new Set(places);
  const ranks = questions.flatMap(({ places: right, [locale]: query }) => {
    if (query === undefined) return [];
    if (!right.some((place) => exists.has(place))) {
      progress(`search, ${locale}: “${query}” needs ${right.join(', ')}, which no longer exists`);
      return [];
    }
    const found = find(query)
      .hits.slice(0, 3)
      .map(({ place }) => places[place] ?? '');
    const rank = found.findIndex((place) => right.includes(place));
    if (rank < 0) progress(`search, ${locale}: “${query}” finds ${found.join(', ')}`);
    return [rank];
  });
  const share = (ranked: readonly number[]): number => (ranked.length / ranks.length) * 100;
  return { first: share(ranks.filter((rank) => rank === 0)), firstThree: share(ranks.filter((rank) => rank >= 0)) };
}

export function measureSearch(progress: (text: string) => void): Figure[] {
  const figure = (
    metric: string,
    unit: string,
    valueOf: (locale: Locale) => number,
    target: Figure['target'],
  ): Figure => ({
    part: 'search',
    metric,
    unit,
    values: Object.fromEntries(localeCodes.map((code) => [code, valueOf(code)])),
    ...(target ? { target } : {}),
  });
  const indexBytes = (code: Locale): number => transferSize(openSearch(code, site).indexFile);
  const shares = new Map(localeCodes.map((code) => [code, answered(code, progress)]));
  return [
    figure('index of the first query', 'kB', (code) => indexBytes(code) / 1000, { most: 35 }),
    figure('questions answered first', '%', (code) => shares.get(code)?.first ?? 0, { least: 85 }),
    figure('questions answered in the first three', '%', (code) => shares.get(code)?.firstThree ?? 0, { least: 95 }),
  ];
}

/** Measures the size of the search, and how many test questions it answers. */
import { localeCodes, type Locale } from '../../src/site/locales.ts';
import { site } from '../../tests/site/pages.ts';
import { askAll, openSearch, questionsIn } from '../../tests/site/searching.ts';
import type { Figure } from './report.ts';
import { transferSize } from './samples.ts';

const questions = 'tests/site/questions.yaml';

/** Shares of the questions with a right answer first and among the first three, in percent; reports the others. */
function answered(locale: Locale, progress: (text: string) => void): { first: number; firstThree: number } {
  const asked = questionsIn(questions, locale);
  const { right, first, missed, withoutPlace } = askAll(openSearch(locale, site), asked);
  for (const { query, found } of missed) progress(`search, ${locale}: “${query}” finds ${found.join(', ')}`);
  for (const { query, places } of withoutPlace) {
    progress(`search, ${locale}: “${query}” needs ${places.join(', ')}, which no longer exists`);
  }
  const share = (count: number): number => (count / (asked.length - withoutPlace.length)) * 100;
  return { first: share(first), firstThree: share(right) };
}

export function measureSearch(progress: (text: string) => void): Figure[] {
  const figure = (
    what: string,
    unit: string,
    valueOf: (locale: Locale) => number,
    target: Figure['target'],
  ): Figure => ({
    part: 'search',
    what,
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

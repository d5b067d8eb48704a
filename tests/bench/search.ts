/** What the search weighs, how many of the questions that people ask it answers, and how long it takes, also at scale. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { localeCodes, localeDefinition, type Locale } from '../../src/i18n/locales.ts';
import { pathOf, queryName, searchId } from '../../src/i18n/routes.ts';
import { buildIndex, type PlaceText } from '../../src/search/buildIndex.ts';
import { openIndex } from '../../src/search/engine.ts';
import { searchLanguages } from '../../src/search/languages.ts';
import { findBrowser } from '../site/browser.ts';
import { site } from '../site/pages.ts';
import { askAll, openSearch, questionsIn, textsOf, type SiteSearch } from '../site/searching.ts';
import { brotliBytes } from '../site/weights.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';
import { fileOf, travellingBytes } from './samples.ts';

const part = 'search';
const questions = 'tests/site/questions.yaml';
const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100;

/** A figure with one number for each language. */
const byLanguage = (
  what: string,
  unit: string,
  valueOf: (locale: Locale) => number,
  target?: Figure['target'],
): Figure => ({
  part,
  what,
  unit,
  values: Object.fromEntries(localeCodes.map((code) => [code, valueOf(code)])),
  ...(target ? { target } : {}),
});

/** Size of the script that is loaded on the first query. */
function codeBytes(locale: Locale): number {
  const html = readFileSync(fileOf(searchId, locale), 'utf8');
  const [, script] = /data-engine><script type="module" src="([^"]+)"/.exec(html) ?? [];
  if (script === undefined) throw new Error('The search page names no engine.');
  return travellingBytes(`dist${script}`);
}

/** Tells of the questions that were not answered, and of those whose answers are no longer in the texts. */
function tellOfQuestions(locale: Locale, search: SiteSearch, progress: (text: string) => void): number {
  const asked = questionsIn(questions, locale);
  const { right, missed, withoutPlace } = askAll(search, asked);
  for (const { query, found } of missed)
    progress(`search, ${locale}: “${query}” is not answered by ${found.join(', ')}`);
  for (const { query, places } of withoutPlace) {
    progress(`search, ${locale}: “${query}” has no answer any more; ${questions} names ${places.join(', ')}`);
  }
  return (right / (asked.length - withoutPlace.length)) * 100;
}

/** Types a few queries into a fresh page; how long each took, in milliseconds. */
async function typeInto(browser: Browser, origin: string, locale: Locale): Promise<Map<string, number>> {
  const page = await browser.newPage({ locale: localeDefinition(locale).tag });
  await page.goto(origin + pathOf(searchId, locale));
  const field = page.locator(`#${queryName}`);
  await field.fill('usdc');
  await page.locator('[data-results] li').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const found = new Map<string, number>();
  for (const { query } of questionsIn(questions, locale).slice(0, 12)) {
    await wait(50);
    const time = await page.evaluate(async (text) => {
      const input = document.querySelector<HTMLInputElement>('[data-search] input');
      const list = document.querySelector<HTMLElement>('[data-results]');
      if (!input || !list) return Number.NaN;
      const begin = performance.now();
      input.value = text;
      input.dispatchEvent(new Event('input'));
      // The index is there: what is left are callbacks without a wait.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      // Asking for the height has the page laid out.
      return list.offsetHeight < 0 ? Number.NaN : performance.now() - begin;
    }, query);
    found.set(query, time);
  }
  await page.close();
  return found;
}

/** Each query is timed in so many pages, and the quickest counts: what the machine does besides only ever adds to it. */
const pagesTimed = 12;

/** Time from a key to its results, layout included, on a processor slowed down fourfold; the median of each language. */
async function typingTimes(origin: string): Promise<Record<string, number>> {
  const browser = await chromium.launch(await findBrowser());
  const times: Record<string, number> = {};
  for (const locale of localeCodes) {
    const quickest = new Map<string, number>();
    for (let turn = 0; turn < pagesTimed; turn += 1) {
      for (const [query, time] of await typeInto(browser, origin, locale)) {
        quickest.set(query, Math.min(time, quickest.get(query) ?? Number.POSITIVE_INFINITY));
      }
    }
    times[locale] = median([...quickest.values()]);
  }
  await browser.close();
  return times;
}

/**
 * Places of many pages, made from those of the site: every copy has words of its own, as real texts would.
 * @param pages how many pages there are to be
 */
function multiply(texts: readonly PlaceText[], pages: number): PlaceText[] {
  const copies = Math.ceil(pages / Math.max(site.routes.length, 1));
  return Array.from({ length: copies }, (_, copy) =>
    texts.map((place, index) => ({ ...place, text: `${place.text} own${String(copy)}x${String(index)}` })),
  ).flat();
}

/** Weight and time of a search over a thousand pages. */
function atScale(locale: Locale, pages: number): Readonly<Record<'weight' | 'build' | 'open' | 'find', number>> {
  const texts = multiply(textsOf(locale, site), pages);
  const begin = performance.now();
  const index = buildIndex(texts, [], searchLanguages[localeDefinition(locale).stemming]);
  const built = performance.now();
  const json = JSON.stringify(index);
  const beginOpen = performance.now();
  const { find } = openIndex(JSON.parse(json) as typeof index);
  const opened = performance.now();
  const times = questionsIn(questions, locale).map(({ query }) => {
    const start = performance.now();
    find(query);
    return performance.now() - start;
  });
  return { weight: brotliBytes(json), build: built - begin, open: opened - beginOpen, find: median(times) };
}

/** Measures the search of the built site. */
export async function measureSearch(origin: string, progress: (text: string) => void): Promise<Figure[]> {
  const searches = new Map(localeCodes.map((code) => [code, openSearch(code, site)]));
  const searchOf = (code: Locale): SiteSearch => searches.get(code) ?? openSearch(code, site);
  const figures: Figure[] = [
    byLanguage('index', 'kB', (code) => kilobytes(travellingBytes(searchOf(code).indexFile))),
    byLanguage(
      'index and code on the first query',
      'kB',
      (code) => kilobytes(travellingBytes(searchOf(code).indexFile) + codeBytes(code)),
      { most: 35 },
    ),
    byLanguage(
      'questions answered in the first three',
      '%',
      (code) => tellOfQuestions(code, searchOf(code), progress),
      { least: 95 },
    ),
    {
      part,
      what: 'from a key to its results, processor 4× slower',
      unit: 'ms',
      values: await typingTimes(origin),
      target: { most: 16 },
    },
  ];
  progress('search: the site');
  const large = new Map(localeCodes.map((code) => [code, atScale(code, 1000)]));
  const largeFigure = (what: string, unit: string, key: 'weight' | 'build' | 'open' | 'find'): Figure =>
    byLanguage(`${what}, 1000 pages`, unit, (code) => large.get(code)?.[key] ?? Number.NaN);
  progress('search: 1000 pages');
  return [
    ...figures,
    byLanguage('index, 1000 pages', 'kB', (code) => kilobytes(large.get(code)?.weight ?? Number.NaN)),
    largeFigure('making the index', 'ms', 'build'),
    largeFigure('opening the index', 'ms', 'open'),
    largeFigure('a query', 'ms', 'find'),
  ];
}

/** Searches a built site by the index of its search page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../../src/site/locales.ts';
import { pathOf, searchId } from '../../src/site/routes.ts';
import { openIndex, type Found } from '../../src/search/engine.ts';
import { fileNames } from '../../src/search/files.ts';
import type { SearchFile } from '../../src/search/results.ts';
import { fileOf, type TestedSite } from './pages.ts';

export interface SiteSearch {
  readonly find: (query: string) => Found;
  /** Every place by number, as `page` or `page#anchor`. */
  readonly places: readonly string[];
  /** File of the index. */
  readonly indexFile: string;
}

/** @throws when the site has no search page in the language */
export function openSearch(locale: Locale, site: TestedSite): SiteSearch {
  const html = readFileSync(fileOf(pathOf(searchId, locale), site), 'utf8');
  const folder = /data-folder="([^"]+)"/.exec(html)?.[1] ?? '';
  const ids = new Map(site.visits.map(({ path: address, id }) => [address, id]));
  const indexFile = path.join(site.dist, folder, fileNames.index);
  const file = JSON.parse(readFileSync(indexFile, 'utf8')) as SearchFile;
  const places = file.groups.flatMap(({ path: address, places: own }) =>
    own.map(([anchor]) => (ids.get(address) ?? address) + (anchor === '' ? '' : `#${anchor}`)),
  );
  const { find } = openIndex(file);
  return { find, places, indexFile };
}

/** A test question with its answers, as `page` or `page#anchor`. */
export interface AskedQuestion {
  readonly query: string;
  readonly places: readonly string[];
}

/** The questions of a language in a file. */
export function questionsIn(file: string, locale: Locale): AskedQuestion[] {
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  const rows = parse(readFileSync(file, 'utf8')) as ({ places: string[] } & Partial<Record<Locale, string>>)[];
  return rows.flatMap(({ places, [locale]: query }) => (query === undefined ? [] : [{ query, places }]));
}

export interface Answered {
  /** Questions with a right answer among the first three results. */
  readonly right: number;
  /** Questions whose first result is right. */
  readonly first: number;
  /** Failed questions with their first result. */
  readonly missed: readonly { readonly query: string; readonly found: readonly string[] }[];
  /** Questions whose answers no longer exist. */
  readonly withoutPlace: readonly AskedQuestion[];
}

export function askAll({ find, places }: SiteSearch, questions: readonly AskedQuestion[]): Answered {
  const exists = new Set(places);
  const [asked = [], withoutPlace = []] = [true, false].map((known) =>
    questions.filter((question) => question.places.some((place) => exists.has(place)) === known),
  );
  const answers = asked.map(({ query, places: right }) => {
    const found = find(query)
      .hits.slice(0, 3)
      .map(({ place }) => places[place] ?? '');
    return { query, found, rank: found.findIndex((place) => right.includes(place)) };
  });
  const missed = answers.filter(({ rank }) => rank < 0);
  const first = answers.filter(({ rank }) => rank === 0).length;
  return { right: asked.length - missed.length, first, missed, withoutPlace };
}

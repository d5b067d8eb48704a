/** Searches a built site by the index of its search page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/site/locales.ts';
import { pathOf, searchId } from '../../src/site/routes.ts';
import { openIndex, type Found } from '../../src/search/engine.ts';
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
  const indexFile = path.join(site.dist, folder, 'index.json');
  const file = JSON.parse(readFileSync(indexFile, 'utf8')) as SearchFile;
  const places = file.groups.flatMap(({ path: address, places: own }) =>
    own.map(([anchor]) => (ids.get(address) ?? address) + (anchor === '' ? '' : `#${anchor}`)),
  );
  return { find: openIndex(file), places, indexFile };
}

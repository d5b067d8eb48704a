/** Resolves `content/moved.yaml`: redirects for servers, and old anchors for pages. */
import { localeCodes } from './locales.ts';
import { parsePath, pathOf } from './routes.ts';
import { own } from './own.ts';
import type { Records } from '../schemas/records.ts';
import type { Moved } from '../schemas/moved.ts';

/** Follows moves to the final address; `undefined` for a cycle. */
export function finalAddress(moved: Moved, address: string, seen: readonly string[] = []): string | undefined {
  if (seen.includes(address)) return undefined;
  const next = own(moved, address)?.to;
  return next === undefined ? address : finalAddress(moved, next, [...seen, address]);
}

/** Old anchors of a page by current anchor. Servers never see anchors, so the page itself keeps the old ones. */
export function oldAnchorsOf(moved: Moved, pageId: string): ReadonlyMap<string, readonly string[]> {
  const anchors = new Map<string, string[]>();
  for (const from of Object.keys(moved)) {
    const [, old] = from.split('#');
    const [path = '', now] = finalAddress(moved, from)?.split('#') ?? [];
    if (old === undefined || now === undefined || parsePath(path).id !== pageId) continue;
    anchors.set(now, [...(anchors.get(now) ?? []), old]);
  }
  return anchors;
}

function inEveryLanguage(address: string): string[] {
  const [path = '', anchor] = address.split('#');
  return localeCodes.map((locale) => pathOf(parsePath(path).id, locale, anchor));
}

/** `/loyaltyPolicy`, not one of its versions. */
export const isPolicyPath = (address: string): boolean => /^\/[\w-]+$/.test(address);

/** Published paths of the versions of a policy. */
function publishedBelow(address: string, records: Records['policies']): string[] {
  const days = isPolicyPath(address) ? Object.keys(own(records, address.slice(1)) ?? {}) : [];
  const ofVersions = days.flatMap((day) => ['', '/changes', '.md', '.pdf'].map((end) => `${address}/${day}${end}`));
  return days.length === 0 ? [] : [`${address}/versions`, ...ofVersions];
}

/**
 * All redirects for servers, in every language, to the final address. A removed policy includes its versions. Skips
 * addresses with anchors (see `oldAnchorsOf`).
 * @param exists whether the site has a page or file: versions may have moved with their policy
 */
export function redirectsOf(
  moved: Moved,
  records: Records['policies'] = {},
  exists: (path: string) => boolean = () => false,
): { from: string; to: string }[] {
  const end = (address: string): string => finalAddress(moved, address) ?? address;
  /** Candidates by address: the first existing one counts. */
  const pairs = new Map<string, readonly string[]>();
  for (const [from, { to }] of Object.entries(moved)) {
    if (from.includes('#')) continue;
    if (to !== undefined) pairs.set(from, [end(to)]);
    for (const address of publishedBelow(from, records)) {
      if (own(moved, address) !== undefined) continue;
      if (to === undefined) pairs.set(address, [from]);
      else pairs.set(address, [`${end(to)}${address.slice(from.length)}`, end(to)]);
    }
  }
  return [...pairs].flatMap(([from, to]) => {
    const targets = to.map(inEveryLanguage);
    return inEveryLanguage(from).map((path, place) => {
      const paths = targets.map((all) => all[place] ?? '/');
      return { from: path, to: paths.find(exists) ?? paths.at(-1) ?? '/' };
    });
  });
}

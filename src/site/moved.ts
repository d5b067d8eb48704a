/** Where the addresses of `content/moved.yaml` lead: as servers are told of them, and as pages keep old anchors. */
import { localeCodes } from './locales.ts';
import { parsePath, pathOf } from './routes.ts';
import { own } from './own.ts';
import type { Records } from '../schemas/records.ts';
import type { Moved } from '../schemas/moved.ts';

/** Where an address leads in the end, itself where it has not moved; `undefined` where it leads in a circle. */
export function endOf(moved: Moved, address: string, seen: readonly string[] = []): string | undefined {
  if (seen.includes(address)) return undefined;
  const next = own(moved, address)?.to;
  return next === undefined ? address : endOf(moved, next, [...seen, address]);
}

/**
 * Anchors that places of a page had earlier, by the anchor that they have now. No server ever sees them, so the page
 * itself keeps them.
 * @param page id of the page, `home` for the landing page
 */
export function oldAnchorsOf(moved: Moved, page: string): ReadonlyMap<string, readonly string[]> {
  const anchors = new Map<string, string[]>();
  for (const from of Object.keys(moved)) {
    const [, old] = from.split('#');
    const [path = '', now] = endOf(moved, from)?.split('#') ?? [];
    if (old === undefined || now === undefined || parsePath(path).id !== page) continue;
    anchors.set(now, [...(anchors.get(now) ?? []), old]);
  }
  return anchors;
}

/** An address without a language, in each language. */
function inEveryLanguage(address: string): string[] {
  const [path = '', anchor] = address.split('#');
  return localeCodes.map((locale) => pathOf(parsePath(path).id, locale, anchor));
}

/** Whether an address is that of a policy as a whole: `/loyaltyPolicy`. */
export const isPolicyPath = (address: string): boolean => /^\/[\w-]+$/.test(address);

/** Addresses below that of a policy that were published with its versions. */
function publishedBelow(address: string, records: Records['policies']): string[] {
  const days = isPolicyPath(address) ? Object.keys(own(records, address.slice(1)) ?? {}) : [];
  const ofVersions = days.flatMap((day) => ['', '/changes', '.md', '.pdf'].map((end) => `${address}/${day}${end}`));
  return days.length === 0 ? [] : [`${address}/versions`, ...ofVersions];
}

/**
 * Every address that a server redirects, in every language, straight to where it leads in the end: with a policy that is
 * gone, the addresses of its versions. Anchors never reach a server and are left out (`oldAnchorsOf`).
 * @param records what was published
 * @param exists whether the site has this page or file: a version that went along with its policy is found there
 */
export function redirectsOf(
  moved: Moved,
  records: Records['policies'] = {},
  exists: (path: string) => boolean = () => false,
): { from: string; to: string }[] {
  const end = (address: string): string => endOf(moved, address) ?? address;
  /** Where an address leads: to the first of these that there is. */
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

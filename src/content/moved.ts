/** The addresses of `content/moved.yaml` as servers are told of them. */
import { localeCodes } from '../i18n/locales.ts';
import { parsePath, pathOf } from '../i18n/routes.ts';
import type { Records } from './records.ts';
import type { Moved } from './schemas.ts';

/** An address without a language, in each language. */
function inEveryLanguage(address: string): string[] {
  const [path = '', anchor] = address.split('#');
  return localeCodes.map((locale) => pathOf(parsePath(path).id, locale, anchor));
}

/** Whether an address is that of a policy as a whole: `/loyaltyPolicy`. */
export const isPolicyPath = (address: string): boolean => /^\/[\w-]+$/.test(address);

/** Addresses below that of a policy that were published with its versions. */
function publishedBelow(address: string, records: Records['policies']): string[] {
  const days = isPolicyPath(address) ? Object.keys(records[address.slice(1)] ?? {}) : [];
  const ofVersions = days.flatMap((day) => ['', '/changes', '.md', '.pdf'].map((end) => `${address}/${day}${end}`));
  return days.length === 0 ? [] : [`${address}/versions`, ...ofVersions];
}

/**
 * Every address that a server redirects, in every language, straight to where it leads in the end: with a policy that is
 * gone, the addresses of its versions. Anchors never reach a server and are left out.
 * @param records what was published
 */
export function redirectsOf(moved: Moved, records: Records['policies'] = {}): { from: string; to: string }[] {
  const endOf = (address: string, seen: readonly string[] = []): string => {
    const next = seen.includes(address) ? undefined : moved[address]?.to;
    return next === undefined ? address : endOf(next, [...seen, address]);
  };
  const pairs = new Map<string, string>();
  for (const [from, { to }] of Object.entries(moved)) {
    if (from.includes('#')) continue;
    if (to !== undefined) pairs.set(from, endOf(to));
    for (const address of publishedBelow(from, records)) {
      if (moved[address] === undefined) pairs.set(address, to === undefined ? from : endOf(to));
    }
  }
  return [...pairs].flatMap(([from, to]) => {
    const targets = inEveryLanguage(to);
    return inEveryLanguage(from).map((path, place) => ({ from: path, to: targets[place] ?? '/' }));
  });
}

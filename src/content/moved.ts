/** The addresses of `content/moved.yaml` as servers are told of them. */
import { localeCodes } from '../i18n/locales.ts';
import { parsePath, pathOf } from '../i18n/routes.ts';
import type { Moved } from './schemas.ts';

/** An address without a language, in each language. */
export function inEveryLanguage(address: string): string[] {
  const [path = '', anchor] = address.split('#');
  return localeCodes.map((locale) => pathOf(parsePath(path).id, locale, anchor));
}

/**
 * Every address that a server redirects, in every language, straight to where it leads in the end. Anchors never reach
 * a server and are left out.
 */
export function redirectsOf(moved: Moved): { from: string; to: string }[] {
  const endOf = (address: string, seen: readonly string[] = []): string => {
    const next = seen.includes(address) ? undefined : moved[address]?.to;
    return next === undefined ? address : endOf(next, [...seen, address]);
  };
  return Object.entries(moved).flatMap(([from, { to }]) => {
    if (to === undefined || from.includes('#')) return [];
    const targets = inEveryLanguage(endOf(to));
    return inEveryLanguage(from).map((path, place) => ({ from: path, to: targets[place] ?? '/' }));
  });
}

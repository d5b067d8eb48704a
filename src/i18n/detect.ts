/**
 * Which language a visitor is shown, decided before the first paint. The order
 * of the sources and the reading of each equal those of
 * i18next-browser-languagedetector, which is the oracle of the tests.
 */
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** Where a language may be found. Everything is text from outside and trusted in nothing. */
export interface LanguageSources {
  /** `location.search` */
  readonly search: string;
  /** `location.hash` */
  readonly hash: string;
  /** `document.cookie` */
  readonly cookie: string;
  /** The entry `i18nextLng` of local storage. */
  readonly stored: string | null;
  /** The entry `i18nextLng` of session storage. */
  readonly session: string | null;
  /** `navigator.languages`, then `navigator.language`. */
  readonly preferred: readonly string[];
}

/**
 * A language tag: letters, then subtags of letters and digits (RFC 5646, well-formed without grandfathered tags). Some
 * systems write `pt_PT`.
 */
const tag = /^([a-z]{2,3})([-_][a-z0-9]{1,8})*$/i;

/**
 * The language of a code from the address, a cookie, storage or the browser, by
 * its base: `pt-BR` is `pt`. Anything but a well-formed tag is nothing.
 */
export function parseLanguage(code: string | null | undefined): string | undefined {
  return tag.exec(code ?? '')?.[1]?.toLowerCase();
}

/** The first of the codes that names a published language. */
function firstPublished(codes: readonly (string | null | undefined)[]): Locale | undefined {
  return codes.map(parseLanguage).find(isLocale);
}

/** The last `lng` of the query. A query may also stand behind the hash when there is no other. */
export function languageInQuery(search: string, hash: string): Locale | undefined {
  const query = search === '' ? hash.replace(/^[^?]*/, '') : search;
  return firstPublished([/^(?:[^]*&|\?)lng=([^&]*)/.exec(query)?.[1]]);
}

/** The first source that names a published language decides; the default language when none does. */
export function detectLanguage({ search, hash, cookie, stored, session, preferred }: LanguageSources): Locale {
  const inCookie = /(?:^|;) *i18next=([^;]*)/.exec(cookie)?.[1];
  return languageInQuery(search, hash) ?? firstPublished([inCookie, stored, session, ...preferred]) ?? defaultLocale;
}

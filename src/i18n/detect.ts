/**
 * Which language a visitor is shown, decided before the first paint. The order
 * of the sources and the reading of each equal those of
 * i18next-browser-languagedetector, which is the oracle of the tests.
 */
import { parseLanguage } from '../stores/language.ts';
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

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

/** A language tag: letters, then subtags of letters and digits (RFC 5646, well-formed without grandfathered tags). */
const tag = /^([a-z]{2,3})(-[a-z0-9]{1,8})*$/i;

/** The published language a code stands for, by its base: `pt-BR` is `pt`. Anything but a well-formed tag is nothing. */
export function supportedLocale(code: string | null | undefined): Locale | undefined {
  const base = tag.exec(code ?? '')?.[1]?.toLowerCase();
  return isLocale(base) ? base : undefined;
}

/** The last `lng` of the query. A query may also stand behind the hash when there is no other. */
export function languageInQuery(search: string, hash: string): Locale | undefined {
  const query = search === '' && hash.includes('?') ? hash.slice(hash.indexOf('?')) : search;
  const values = query
    .slice(1)
    .split('&')
    .filter((part) => part.startsWith('lng='));
  return supportedLocale(values.at(-1)?.slice(4));
}

function languageInCookie(cookie: string): Locale | undefined {
  const entry = cookie
    .split(';')
    .map((part) => part.replace(/^ +/, ''))
    .find((part) => part.startsWith('i18next='));
  return supportedLocale(entry?.slice(8));
}

/** The first source that names a published language decides; the default language when none does. */
export function detectLanguage({ search, hash, cookie, stored, session, preferred }: LanguageSources): Locale {
  return (
    languageInQuery(search, hash) ??
    languageInCookie(cookie) ??
    supportedLocale(stored) ??
    supportedLocale(session) ??
    preferred.map(supportedLocale).find((locale) => locale !== undefined) ??
    defaultLocale
  );
}

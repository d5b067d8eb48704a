/** Where a language may be found. Everything is untrusted text from outside. */
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

/** The language asked for in the address, and the language of the first source that names a published one. */
export interface DetectedLanguage<Code extends string> {
  readonly asked: Code | undefined;
  readonly found: Code | undefined;
}

/**
 * Finds the visitor's language before the first paint. Order and reading of the sources equal those of
 * i18next-browser-languagedetector, the oracle of the tests. Runs inline (`src/scripts/boot.ts`), so it must not refer
 * to anything outside itself.
 * @param codes codes of the published languages
 */
export function detectLanguage<Code extends string>(
  { search, hash, cookie, stored, session, preferred }: LanguageSources,
  codes: readonly Code[],
): DetectedLanguage<Code> {
  // A well-formed language tag (RFC 5646); some systems write `pt_PT`. `pt-BR` counts as `pt`, anything else as nothing.
  const tag = /^([a-z]{2,3})([-_][a-z0-9]{1,8})*$/i;
  const published = (value: string | null | undefined): Code | undefined =>
    codes.find((code) => code === tag.exec(value ?? '')?.[1]?.toLowerCase());
  // The last `lng` of the query; without a query, of one behind the hash.
  const query = search === '' ? hash.replace(/^[^?]*/, '') : search;
  const asked = published(/^(?:[^]*&|\?)lng=([^&]*)/.exec(query)?.[1]);
  const inCookie = /(?:^|;) *i18next=([^;]*)/.exec(cookie)?.[1];
  const found = [asked, ...[inCookie, stored, session, ...preferred].map(published)].find(Boolean);
  return { asked, found };
}

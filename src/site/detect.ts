/** Sources of a language preference: untrusted text. */
export interface LanguageSources {
  readonly search: string;
  readonly hash: string;
  readonly cookie: string;
  /** The entry `i18nextLng` of local storage, and that of session storage. */
  readonly stored: string | null;
  readonly session: string | null;
  /** `navigator.languages`, then `navigator.language`. */
  readonly preferred: readonly string[];
}

/** The language in the URL, and that of the first source with a published language. */
export interface DetectedLanguage<Code extends string> {
  readonly requested: Code | undefined;
  readonly detected: Code | undefined;
}

/**
 * Detects the visitor's language in the order of i18next-browser-languagedetector, with which the tests compare it. Must
 * be self-contained, because `src/scripts/boot.ts` runs it inline.
 */
export function detectLanguage<Code extends string>(
  { search, hash, cookie, stored, session, preferred }: LanguageSources,
  codes: readonly Code[],
): DetectedLanguage<Code> {
  // A language tag (RFC 5646); some systems write `pt_PT`. `pt-BR` counts as `pt`.
  const tag = /^([a-z]{2,3})([-_][a-z0-9]{1,8})*$/i;
  const published = (value: string | null | undefined): Code | undefined =>
    codes.find((code) => code === tag.exec(value ?? '')?.[1]?.toLowerCase());
  // The last `lng` of the query, or of a query in the hash.
  const query = search === '' ? hash.replace(/^[^?]*/, '') : search;
  const requested = published(/^(?:[^]*&|\?)lng=([^&]*)/.exec(query)?.[1]);
  const inCookie = /(?:^|;) *i18next=([^;]*)/.exec(cookie)?.[1];
  const detected = [requested, ...[inCookie, stored, session, ...preferred].map(published)].find(Boolean);
  return { requested, detected };
}

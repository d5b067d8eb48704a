/**
 * The languages of the site: the only list of them. A new language is one row
 * here plus its files under `content/`.
 */

/** One language the site is published in. */
export interface LocaleDefinition {
  /** Code used in addresses and in the names of content files, e.g. `pt`. */
  readonly code: string;
  /** BCP 47 tag for `lang` attributes (RFC 5646), e.g. `pt-PT`. */
  readonly tag: string;
  /** BCP 47 tag that numbers, dates and lists are formatted with. */
  readonly format: string;
  /** The language's own name for itself, as its readers look for it. */
  readonly name: string;
}

export const locales = [
  { code: 'en', tag: 'en', format: 'en-GB', name: 'English' },
  { code: 'fr', tag: 'fr', format: 'fr-FR', name: 'Français' },
  { code: 'pt', tag: 'pt-PT', format: 'pt-PT', name: 'Português' },
] as const satisfies readonly LocaleDefinition[];

/** Code of a published language. */
export type Locale = (typeof locales)[number]['code'];

/** The language every document exists in and other languages fall back to. */
export const defaultLocale = 'en' satisfies Locale;

/** Codes of all published languages, the default first. */
export const localeCodes: readonly Locale[] = /* @__PURE__ */ locales.map(({ code }) => code);

/** Whether a piece of text, such as a file name or an address segment, names a published language. */
export function isLocale(value: string | undefined): value is Locale {
  return localeCodes.includes(value as Locale);
}

/** The row of a language. */
export function localeDefinition(code: Locale): LocaleDefinition {
  const definition = locales.find((locale) => locale.code === code);
  if (!definition) throw new RangeError(`No language "${code}" in src/i18n/locales.ts`);
  return definition;
}

/** A language as Open Graph names it, `language_TERRITORY`: `pt_PT`. */
export function openGraphLocale(code: Locale): string {
  return localeDefinition(code).format.replace('-', '_');
}

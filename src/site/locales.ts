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
  /** Direction its text runs in (`dir` of HTML). */
  readonly dir: 'ltr' | 'rtl';
  /** The first day of a month in a date, where the language writes an ordinal that CLDR's long format does not: `1er`. */
  readonly firstOfMonth?: string;
  /** Which rules for apostrophes, quotation marks, dashes and spaces hold; they are in `src/lint/checks/typography.ts`. */
  readonly typography: 'english' | 'french' | 'portuguese' | 'international';
  /** The dictionary its words are looked up in (a package of cspell's, and the name of the language in it), or `none`. */
  readonly dictionary: { readonly package: string; readonly language: string } | 'none';
  /** Which endings its words lose when they are looked for, and which are not looked for; they are in `src/search/languages.ts`. */
  readonly stemming: 'english' | 'french' | 'portuguese' | 'none';
}

export const locales = [
  {
    code: 'en',
    tag: 'en',
    format: 'en-GB',
    name: 'English',
    dir: 'ltr',
    typography: 'english',
    dictionary: { package: '@cspell/dict-en-gb', language: 'en-GB' },
    stemming: 'english',
  },
  {
    code: 'fr',
    tag: 'fr',
    format: 'fr-FR',
    name: 'Français',
    dir: 'ltr',
    firstOfMonth: '1er',
    typography: 'french',
    dictionary: { package: '@cspell/dict-fr-fr', language: 'fr' },
    stemming: 'french',
  },
  {
    code: 'pt',
    tag: 'pt-PT',
    format: 'pt-PT',
    name: 'Português',
    dir: 'ltr',
    typography: 'portuguese',
    dictionary: { package: '@cspell/dict-pt-pt', language: 'pt-PT' },
    stemming: 'portuguese',
  },
] as const satisfies readonly LocaleDefinition[];

/** Code of a published language. */
export type Locale = (typeof locales)[number]['code'];

/** The language every document exists in and other languages fall back to. */
export const defaultLocale = 'en' satisfies Locale;

/** Codes of all published languages, the default first. */
export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);

/** Codes of the languages that documents are translated into. */
export const translationCodes: readonly Locale[] = /* @__PURE__ */ localeCodes.filter((code) => code !== defaultLocale);

/** Whether a piece of text, such as a file name or an address segment, names a published language. */
export function isLocale(value: string | undefined): value is Locale {
  return localeCodes.some((code) => code === value);
}

/** The row of a language. */
export function localeDefinition(code: Locale): LocaleDefinition {
  const definition = locales.find((locale) => locale.code === code);
  if (!definition) throw new RangeError(`No language "${code}" in src/site/locales.ts`);
  return definition;
}

/** A language as Open Graph names it, `language_TERRITORY`: `pt_PT`. */
export function openGraphLocale(code: Locale): string {
  return localeDefinition(code).format.replace('-', '_');
}

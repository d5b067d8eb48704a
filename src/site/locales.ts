/** Lists the languages of the site. A new language is a row here and its files in `content/`. */
export interface LocaleDefinition {
  /** Code in paths and names of content files, e.g. `pt`. */
  readonly code: string;
  /** BCP 47 tag for `lang` attributes (RFC 5646), e.g. `pt-PT`. */
  readonly tag: string;
  /** BCP 47 tag for numbers, dates and lists. */
  readonly format: string;
  /** Name in the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** First day of a month, if the language writes an ordinal that CLDR's long format lacks: `1er`. */
  readonly firstOfMonth?: string;
  /** Rules in `src/lint/checks/typography.ts`. */
  readonly typography: 'english' | 'french' | 'portuguese' | 'international';
  /** A package of cspell and the name of the language in it. */
  readonly dictionary: { readonly package: string; readonly language: string } | 'none';
  /** Endings and stop words in `src/search/languages.ts`. */
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

export type Locale = (typeof locales)[number]['code'];

/** Every document exists in this language, and others fall back to it. */
export const defaultLocale = 'en' satisfies Locale;

/** The default language first. */
export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);

export const translationCodes: readonly Locale[] = /* @__PURE__ */ localeCodes.filter((code) => code !== defaultLocale);

export function isLocale(value: string | undefined): value is Locale {
  return localeCodes.some((code) => code === value);
}

export function localeDefinition(code: Locale): LocaleDefinition {
  const definition = locales.find((locale) => locale.code === code);
  if (!definition) throw new RangeError(`No language "${code}" in src/site/locales.ts`);
  return definition;
}

/** `lang` of a text within another; none if both have the same language. */
export function langWithin(text: Locale, around: Locale): string | undefined {
  return text === around ? undefined : localeDefinition(text).tag;
}

/** `language_TERRITORY`, as Open Graph requires: `pt_PT`. */
export function openGraphLocale(code: Locale): string {
  return localeDefinition(code).format.replace('-', '_');
}

/** What makes a link lead to a page in another language: the same wherever it stands, in Astro as in React. */
import { localeDefinition, type Locale } from './locales.ts';
import { languagePath } from './routes.ts';

/** Attributes of the link. The boot script knows it by `data-language`. */
export interface LanguageLinkAttributes {
  readonly href: string;
  /** Language it leads to, as an address names it. */
  readonly hreflang: Locale;
  readonly 'data-language': Locale;
  /** Language of its words where they name the language itself (BCP 47). */
  readonly lang: string;
}

/**
 * @param to language that the link leads to
 * @param page id of the page
 */
export function languageLink(to: Locale, page: string): LanguageLinkAttributes {
  return { href: languagePath(page, to), hreflang: to, 'data-language': to, lang: localeDefinition(to).tag };
}

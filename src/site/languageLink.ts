/** Attributes of a link to another language, shared by Astro and React. */
import { localeDefinition, type Locale } from './locales.ts';
import { languagePath } from './routes.ts';

export interface LanguageLinkAttributes {
  readonly href: string;
  readonly hreflang: Locale;
  /** Lets the boot script remember the choice. */
  readonly 'data-language': Locale;
  /** Language of its words, for links that name the language itself (BCP 47). */
  readonly lang: string;
}

export function languageLink(to: Locale, pageId: string): LanguageLinkAttributes {
  return { href: languagePath(pageId, to), hreflang: to, 'data-language': to, lang: localeDefinition(to).tag };
}

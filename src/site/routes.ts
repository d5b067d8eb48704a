/**
 * The addresses of the site: the only place that knows what they look like.
 *
 * Addresses have no trailing slash. The default language stands at the root
 * (`/contactUs`), every other one below its code (`/fr/contactUs`). Which pages
 * there are is told by their register, `src/site/pages.ts`.
 */
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** Id of the landing page, whose address is the language alone. */
export const homeId = 'home';

/** Id of the error page: no address leads to it, every unknown one shows it. */
export const errorId = '404';

/** Id of the search page. */
export const searchId = 'search';

/** Name of the query in the address of the search page, `/search?q=refund`; also the id of its field, `/search#q`. */
export const queryName = 'q';

/** Names of folders and pages at the root that no page of the content can have. */
export const reservedIds: readonly string[] = ['icons', 'index', 'logo', 'og', 'versions'];

/**
 * Address of a page within the site, e.g. `/fr/contactUs`.
 * @param id id of a page
 */
export function pagePath(id: string, locale: Locale): string {
  return (locale === defaultLocale ? '' : `/${locale}`) + (id === homeId ? '' : `/${id}`) || '/';
}

/** Address of a page or of a place on it, e.g. `/fr/contactUs#form`. */
export function pathOf(id: string, locale: Locale, anchor?: string): string {
  return pagePath(id, locale) + (anchor === undefined ? '' : `#${anchor}`);
}

/** The page in another language; an error page has no counterpart, its readers go to the landing page. */
export function languagePath(id: string, locale: Locale): string {
  return pathOf(id === errorId ? homeId : id, locale);
}

/** Address of an answer: `#faq-<category>-<question>` on the landing page. */
export function answerAnchor(category: string, question: string): string {
  return `faq-${category}-${question}`;
}

/** Language and page of an address within the site; `/fr` gives `fr` and `home`. */
export function parsePath(path: string): { locale: Locale; id: string } {
  const parts = path.match(/[^/]+/g) ?? [];
  const locale = isLocale(parts[0]) ? parts[0] : defaultLocale;
  const id = parts.slice(locale === defaultLocale ? 0 : 1).join('/');
  return { locale, id: id === '' ? homeId : id };
}

/** Value of the `[...locale]` part of a page's file name: `undefined` for the default language. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

/** Builds and parses paths: no trailing slash, the default language at the root, others below their code (`/fr`). */
import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** The landing page, whose path is the language alone. */
export const homeId = 'home';

export const contactId = 'contactUs';

/** The error page, shown for every unknown path. */
export const errorId = '404';

export const searchId = 'search';

/** Query parameter of the search page, `/search?q=refund`; also the id of its field. */
export const queryName = 'q';

/** Names at the root that content cannot use. */
export const reservedIds: readonly string[] = ['icons', 'index', 'logo', 'og', 'versions'];

/** Path of a page: `/fr/contactUs`. */
export function pagePath(id: string, locale: Locale): string {
  return (locale === defaultLocale ? '' : `/${locale}`) + (id === homeId ? '' : `/${id}`) || '/';
}

/** Path of a page with an optional anchor: `/fr/contactUs#form`. */
export function pathOf(id: string, locale: Locale, anchor?: string): string {
  return pagePath(id, locale) + (anchor === undefined ? '' : `#${anchor}`);
}

/** Path of a page in another language; the error page leads to the landing page. */
export function languagePath(id: string, locale: Locale): string {
  return pathOf(id === errorId ? homeId : id, locale);
}

/** Anchor of an answer on the landing page. */
export function answerAnchor(category: string, question: string): string {
  return `faq-${category}-${question}`;
}

/** Language and page of a path; `/fr` gives `fr` and `home`. */
export function parsePath(path: string): { locale: Locale; id: string } {
  const parts = path.match(/[^/]+/g) ?? [];
  const locale = isLocale(parts[0]) ? parts[0] : defaultLocale;
  const id = parts.slice(locale === defaultLocale ? 0 : 1).join('/');
  return { locale, id: id === '' ? homeId : id };
}

/** Value of the route parameter `[...locale]`. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

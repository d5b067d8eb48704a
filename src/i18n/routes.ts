/**
 * The addresses of the site: the only place that knows what they look like.
 *
 * Addresses have no trailing slash. The default language stands at the root
 * (`/contactUs`), every other one below its code (`/fr/contactUs`).
 */
import { defaultLocale, isLocale, localeCodes, type Locale } from './locales.ts';

/** What a page shows; decides its layout. */
export type RouteKind = 'landing' | 'contact' | 'feature' | 'policy';

/** One page of the site, in all languages. */
export interface Route {
  /** Stable name: `home`, `contactUs`, or the folder name of a feature or policy. */
  readonly id: string;
  readonly kind: RouteKind;
}

/** Pages that do not come from a folder of documents. */
export const fixedRoutes = [
  { id: 'home', kind: 'landing' },
  { id: 'contactUs', kind: 'contact' },
] as const satisfies readonly Route[];

/** Anchors of the landing page's sections, in the order of the page. */
export const landingAnchors = ['home', 'aboutUs', 'services', 'features', 'faq'] as const;
/** The name of one of them. */
export type LandingAnchor = (typeof landingAnchors)[number];

/**
 * The whole route table.
 * @param features folder names of the feature pages, in menu order
 * @param policies folder names of the policies, in menu order
 */
export function routeTable(features: readonly string[], policies: readonly string[]): Route[] {
  return [
    ...fixedRoutes,
    ...features.map((id) => ({ id, kind: 'feature' as const })),
    ...policies.map((id) => ({ id, kind: 'policy' as const })),
  ];
}

/**
 * Address of a page within the site, e.g. `/fr/contactUs`.
 * @param id a route's id, or `404`
 */
export function pagePath(id: string, locale: Locale): string {
  return (locale === defaultLocale ? '' : `/${locale}`) + (id === 'home' ? '' : `/${id}`) || '/';
}

/** Address of a page or of a place on it, e.g. `/fr/contactUs#form`. */
export function pathOf(id: string, locale: Locale, anchor?: string): string {
  return pagePath(id, locale) + (anchor === undefined ? '' : `#${anchor}`);
}

/** The page in another language; an error page has no counterpart, its readers go to the landing page. */
export function languagePath(id: string, locale: Locale): string {
  return pathOf(id === '404' ? 'home' : id, locale);
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
  return { locale, id: id === '' ? 'home' : id };
}

/** Value of the `[...locale]` part of a page's file name: `undefined` for the default language. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}

/** One entry per language, for `getStaticPaths`. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return localeCodes.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

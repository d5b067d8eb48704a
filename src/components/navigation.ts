/** Links of the bar, the drawer, the footer, the search and the error page. */
import type { Page } from '../site/documents.ts';
import { allPageKinds, type LandingAnchor } from '../site/pages.ts';
import type { Ui } from '../schemas/ui.ts';
import { langWithin, type Locale } from '../site/locales.ts';
import { homeId, pathOf } from '../site/routes.ts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** Language of the label, if not that of the page. */
  readonly lang?: string | undefined;
}

export interface LinkColumn {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** Sections of the landing page in each menu, as the specification names and orders them. */
const sectionsIn = {
  bar: ['home', 'aboutUs', 'features', 'services', 'faq'],
  footer: ['home', 'aboutUs', 'services', 'faq'],
} as const satisfies Record<string, readonly LandingAnchor[]>;

/** Links of a menu to sections of the landing page. */
export const sectionLinks = (menu: keyof typeof sectionsIn, { navigation }: Ui, locale: Locale): NavigationLink[] =>
  sectionsIn[menu].map((anchor) => ({ label: navigation[anchor], href: pathOf(homeId, locale, anchor) }));

const linkTo = ({ id, label, locale, textLocale }: Page, around: Locale = locale): NavigationLink => ({
  label,
  href: pathOf(id, locale),
  lang: langWithin(textLocale, around),
});

/** @param around language of the text around the link, if not that of the page */
export function linkToPage(pages: readonly Page[], id: string, around?: Locale): NavigationLink | undefined {
  const page = pages.find((one) => one.id === id);
  return page && linkTo(page, around);
}

export const featureLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ kind }) => kind === 'feature').map((page) => linkTo(page));

export const lastRowLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ inLastRow }) => inLastRow).map((page) => linkTo(page));

const columns = ['links', 'features', 'policies'] as const;

function pagesIn(column: (typeof columns)[number], pages: readonly Page[]): readonly Page[] {
  const kinds = allPageKinds.filter(([, kind]) => kind.column === column).map(([name]) => name);
  return pages.filter(({ kind }) => kinds.includes(kind));
}

/** Links of the drawer or the first column of the footer: sections of the landing page, then other pages. */
export const mainLinks = (
  menu: keyof typeof sectionsIn,
  ui: Ui,
  pages: readonly Page[],
  locale: Locale,
): NavigationLink[] => [
  ...sectionLinks(menu, ui, locale),
  // The section `home` replaces the link to the landing page itself.
  ...pagesIn('links', pages).flatMap((page) => (page.id === homeId ? [] : linkTo(page))),
];

/** Columns of the footer: sections of the landing page with other pages, features, policies. */
export const linkColumns = (ui: Ui, pages: readonly Page[], locale: Locale): LinkColumn[] =>
  columns.map((column) => ({
    label: ui.footer[column],
    links:
      column === 'links'
        ? mainLinks('footer', ui, pages, locale)
        : pagesIn(column, pages).flatMap((page) => (page.inLastRow ? [] : linkTo(page))),
  }));

/** All pages in the same columns. @param first name of the first column */
export const pageColumns = (first: string, ui: Ui, pages: readonly Page[]): LinkColumn[] =>
  columns.map((column) => ({
    label: column === 'links' ? first : ui.footer[column],
    links: pagesIn(column, pages).map((page) => linkTo(page)),
  }));

/** Links of the bar, the drawer, the footer and the error page. */
import type { Page } from '../site/documents.ts';
import { allPageKinds, landingAnchors, type LandingAnchor } from '../site/pages.ts';
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
  errorPage: landingAnchors,
} as const satisfies Record<string, readonly LandingAnchor[]>;

/** Links of a menu to sections of the landing page. */
export const sectionLinks = (menu: keyof typeof sectionsIn, { navigation }: Ui, locale: Locale): NavigationLink[] =>
  sectionsIn[menu].map((anchor) => ({ label: navigation[anchor], href: pathOf(homeId, locale, anchor) }));

function linkTo({ id, label, locale, textLocale }: Page): NavigationLink {
  return {
    label,
    href: pathOf(id, locale),
    lang: langWithin(textLocale, locale),
  };
}

export const linkToPage = (pages: readonly Page[], id: string): NavigationLink | undefined =>
  pages.filter((page) => page.id === id).map(linkTo)[0];

export const featureLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ kind }) => kind === 'feature').map(linkTo);

/** Pages in the last row of the footer. */
export const lastRowLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ inLastRow }) => inLastRow).map(linkTo);

/** All pages in three columns: sections of the landing page and contact, features, policies. */
export function linkColumns(
  menu: Exclude<keyof typeof sectionsIn, 'bar'>,
  ui: Ui,
  pages: readonly Page[],
  locale: Locale,
): LinkColumn[] {
  return (['links', 'features', 'policies'] as const).map((column) => {
    const kinds = allPageKinds.filter(([, kind]) => kind.column === column).map(([name]) => name);
    const links = pages.filter(({ kind, inLastRow }) => kinds.includes(kind) && !inLastRow).map(linkTo);
    return {
      label: ui.footer[column],
      // The section `home` replaces the link to the landing page itself.
      links: column === 'links' ? [...sectionLinks(menu, ui, locale), ...links.slice(1)] : links,
    };
  });
}

/** Links of the bar, the drawer, the footer and the error page. */
import type { Page } from '../site/documents.ts';
import { allPageKinds, type LandingAnchor } from '../site/pages.ts';
import type { Ui } from '../schemas/ui.ts';
import { localeDefinition, type Locale } from '../site/locales.ts';
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

/** Links to sections of the landing page. */
export function barLinks({ navigation }: Ui, locale: Locale): NavigationLink[] {
  return (['home', 'aboutUs', 'features', 'services', 'faq'] as const).map((anchor) => ({
    label: navigation[anchor],
    href: pathOf(homeId, locale, anchor),
  }));
}

function linkTo({ id, label, locale, textLocale }: Page): NavigationLink {
  return {
    label,
    href: pathOf(id, locale),
    lang: textLocale === locale ? undefined : localeDefinition(textLocale).tag,
  };
}

export const linkToPage = (pages: readonly Page[], id: string): NavigationLink | undefined =>
  pages.filter((page) => page.id === id).map(linkTo)[0];

export const featureLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ kind }) => kind === 'feature').map(linkTo);

/** Pages in the last row of the footer. */
export const lastRowLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ inLastRow }) => inLastRow).map(linkTo);

/** All pages in three columns: landing page (with the given sections) and contact, features, policies. */
export function linkColumns(
  { navigation, footer }: Ui,
  pages: readonly Page[],
  locale: Locale,
  sections: readonly LandingAnchor[],
): LinkColumn[] {
  const landing = sections.map((anchor) => ({ label: navigation[anchor], href: pathOf(homeId, locale, anchor) }));
  return (['links', 'features', 'policies'] as const).map((column) => {
    const kinds = allPageKinds.filter(([, kind]) => kind.column === column).map(([name]) => name);
    const links = pages.filter(({ kind, inLastRow }) => kinds.includes(kind) && !inLastRow).map(linkTo);
    // The section `home` replaces the link to the landing page itself.
    return {
      label: footer[column],
      links: column === 'links' ? [...landing, ...links.slice(1)] : links,
    };
  });
}

/** The links of the bar, the drawer, the footer and the error page. */
import type { Page } from '../site/documents.ts';
import { allPageKinds, type LandingAnchor } from '../site/pages.ts';
import type { Ui } from '../schemas/ui.ts';
import { localeDefinition, type Locale } from '../site/locales.ts';
import { homeId, pathOf } from '../site/routes.ts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** Language of the label where it is not the page's own. */
  readonly lang?: string | undefined;
}

/** Links below a label of their own. */
export interface LinkColumn {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** The five links into the landing page, in the order of the bar. */
export function barLinks({ navigation }: Ui, locale: Locale): NavigationLink[] {
  return (['home', 'aboutUs', 'features', 'services', 'faq'] as const).map((anchor) => ({
    label: navigation[anchor],
    href: pathOf(homeId, locale, anchor),
  }));
}

/** A link to a page, in the language that the page was asked for in. */
function linkTo({ id, label, locale, textLocale }: Page): NavigationLink {
  return {
    label,
    href: pathOf(id, locale),
    lang: textLocale === locale ? undefined : localeDefinition(textLocale).tag,
  };
}

/** A link to the page of that name. */
export const linkToPage = (pages: readonly Page[], id: string): NavigationLink | undefined =>
  pages.filter((page) => page.id === id).map(linkTo)[0];

/** The pages of the features. */
export const featureLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ kind }) => kind === 'feature').map(linkTo);

/** The pages that stand in the last row of the footer. */
export const lastRowLinks = (pages: readonly Page[]): NavigationLink[] =>
  pages.filter(({ inLastRow }) => inLastRow).map(linkTo);

/**
 * Every page of the site in three columns: the landing page with some of its sections and the contact page, the
 * features, the policies.
 * @param pages all pages, named in the language
 */
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
    // The sections of the landing page follow its top, to which its own link scrolls.
    return {
      label: footer[column],
      links: column === 'links' ? [...landing, ...links.slice(1)] : links,
    };
  });
}

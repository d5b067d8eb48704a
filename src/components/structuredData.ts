/** Structured data of a page (schema.org, JSON-LD) for search engines. */
import type { BreadcrumbList, Graph, Organization, WebSite } from 'schema-dts';
import type { Page } from '../content/documents.ts';
import type { Site } from '../content/schemas.ts';
import { localeDefinition, localeCodes, type Locale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';

interface Input {
  site: Site;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  page: Page;
  locale: Locale;
  title: string;
  description: string;
}

/**
 * The organisation and the web site on every page, and the way to it on all but the landing page.
 * @returns JSON in which `<` is written as an escape, so that it cannot end its script element
 */
export function structuredData({ site, origin, page, locale, title, description }: Input): string {
  const home = new URL(pathOf('home', locale), origin).href;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.brand.name,
    url: origin,
    logo: `${origin}/icons/512.png`,
    email: site.contacts.general,
    sameAs: Object.values(site.social),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.brand.name,
    url: origin,
    inLanguage: localeCodes.map((code) => localeDefinition(code).tag),
    publisher: { '@id': `${origin}/#organization` },
    ...(page.kind === 'landing' ? { description } : {}),
  };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.brand.name, item: home },
      { '@type': 'ListItem', position: 2, name: title, item: new URL(pathOf(page.id, locale), origin).href },
    ],
  };
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': page.kind === 'landing' ? [organization, website] : [organization, website, breadcrumbs],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Writes structured data (schema.org, JSON-LD). */
import type { BreadcrumbList, DigitalDocument, Graph, Organization, WebSite } from 'schema-dts';
import type { Page } from '../site/documents.ts';
import type { Site } from '../schemas/site.ts';
import { localeDefinition, localeCodes } from '../site/locales.ts';
import { homeId, pathOf } from '../site/routes.ts';

interface Input {
  site: Site;
  email: string;
  /** Without a trailing slash. */
  origin: string;
  page: Page;
}

/**
 * The web site and its organisation on the landing page; breadcrumbs on other pages, and the document on policies.
 * @returns JSON with `<` escaped, so that it cannot end its script element
 */
export function structuredData({ site, email, origin, page }: Input): string {
  const { id, kind, textLocale: locale, title, description } = page;
  const home = new URL(pathOf(homeId, locale), origin).href;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.brand.name,
    url: origin,
    logo: `${origin}/icons/512.png`,
    email,
    sameAs: site.networks.map(({ url }) => url),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.brand.name,
    url: origin,
    inLanguage: localeCodes.map((code) => localeDefinition(code).tag),
    publisher: { '@id': `${origin}/#organization` },
    ...(kind === 'landing' ? { description } : {}),
  };
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.brand.name, item: home },
      { '@type': 'ListItem', position: 2, name: title, item: new URL(pathOf(id, locale), origin).href },
    ],
  };
  const text: DigitalDocument[] =
    page.version === undefined
      ? []
      : [
          {
            '@type': 'DigitalDocument',
            name: title,
            url: new URL(pathOf(id, locale), origin).href,
            version: page.version,
            // An open end for a text in force (ISO 8601-2).
            temporalCoverage: `${page.version}/${page.until ?? '..'}`,
            inLanguage: localeDefinition(locale).tag,
            publisher: { '@id': `${origin}/#organization` },
          },
        ];
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph':
      kind === 'landing' ? [organization, website] : [breadcrumbs, ...text, ...(text.length > 0 ? [organization] : [])],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

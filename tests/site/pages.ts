/** The pages of the site as the browser tests visit them, read from the content folders. */
import { readdirSync } from 'node:fs';
import { localeCodes, type Locale } from '../../src/i18n/locales.ts';
import { pathOf, routeTable, type Route } from '../../src/i18n/routes.ts';

/** A page in a language. */
export interface Visit extends Route {
  readonly locale: Locale;
  readonly path: string;
}

/** Every route: fixed pages, features and policies. */
export const routes: Route[] = routeTable(readdirSync('content/features').sort(), readdirSync('content/legal').sort());

/** Every route in every language. */
export const visits: Visit[] = localeCodes.flatMap((locale) =>
  routes.map((route) => ({ ...route, locale, path: pathOf(route.id, locale) })),
);

/** The error page in every language. */
export const errorPages = localeCodes.map((locale) => ({ locale, path: pathOf('nowhere', locale) }));

/** The file of the built site that answers at an address. */
export function fileOf(path: string): string {
  return `dist${path === '/' ? '/index' : path}.html`;
}

/** The pages that browser tests visit, read from the content. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { isTextOf, routesIn } from '../../src/lint/anchors.ts';
import type { Route } from '../../src/site/pages.ts';
import { readSourceFiles } from '../../src/lint/source.ts';
import { currentOnly } from '../../src/site/versions.ts';
import { defaultLocale, localeCodes, type Locale } from '../../src/site/locales.ts';
import { errorId, parsePath, pathOf } from '../../src/site/routes.ts';
import { fixtureLocales } from '../fixtures/language.ts';
import { fixtureDist } from '../fixtures/site.ts';

export interface Visit extends Route {
  readonly locale: Locale;
  readonly path: string;
  /** Language of its text: English if untranslated. */
  readonly textLocale: Locale;
  /** Languages its text exists in. */
  readonly translations: readonly Locale[];
}

/** A built site and its expected pages. */
export interface TestedSite {
  /** Folder of the built site. */
  readonly dist: string;
  readonly locales: readonly Locale[];
  /** Every listed page once. */
  readonly routes: readonly Route[];
  /** Every page in every language. */
  readonly visits: readonly Visit[];
  /** An unknown address below each language. */
  readonly errorPages: readonly { readonly locale: Locale; readonly path: string }[];
}

async function readSite(root: string, dist: string, codes: readonly string[]): Promise<TestedSite> {
  // The fixture site has a language that the list of languages does not know.
  const locales = codes as readonly Locale[];
  const { files } = await readSourceFiles(root);
  const routes = routesIn(files).filter(({ listed }) => listed);
  const current = files.filter(currentOnly(files));
  const languagesOf = (route: Route): Locale[] => {
    const texts = current.filter(isTextOf(route));
    return locales.filter((code) => texts.some(({ language }) => language === code));
  };
  const visits = locales.flatMap((locale) =>
    routes.map((route) => {
      const translations = languagesOf(route);
      const textLocale = translations.includes(locale) ? locale : defaultLocale;
      return { ...route, locale, path: pathOf(route.id, locale), textLocale, translations };
    }),
  );
  const errorPages = locales.map((locale) => ({ locale, path: pathOf('nowhere', locale) }));
  return { dist, locales, routes, visits, errorPages };
}

export const site = await readSite(process.cwd(), 'dist', localeCodes);

/** The site of `tests/fixtures/`. */
export const fixture = await readSite(path.resolve('tests/fixtures'), fixtureDist, fixtureLocales);

/** Languages that both sites have; the source modules in a test know only these. */
export const sharedLocales: readonly Locale[] = localeCodes.filter((code) => fixtureLocales.includes(code));

/** The file that is served at a path: `dist/fr/contactUs.html`. */
export function fileOf(address: string, { dist }: TestedSite = site): string {
  return path.join(dist, `${address === '/' ? '/index' : address}.html`);
}

/** A page about versions of a policy. */
interface VersionPage {
  readonly path: string;
  readonly locale: Locale;
  readonly id: string;
}

/** Pages of versions, their lists and differences. */
export function versionPagesOf({ dist, routes }: TestedSite): VersionPage[] {
  return globSync('**/*.html', { cwd: dist })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .map((address) => ({ path: address, ...parsePath(address) }))
    .filter(({ id }) => routes.some((route) => route.kind === 'policy' && id.startsWith(`${route.id}/`)));
}

export function errorFileOf(locale: Locale, { dist }: TestedSite = site): string {
  return path.join(dist, `${pathOf(errorId, locale)}.html`);
}

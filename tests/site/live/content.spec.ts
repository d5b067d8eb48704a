/** Compares the pages with the content. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { landingAnchors } from '../../../src/site/pages.ts';
import { landingSchema } from '../../../src/schemas/landing.ts';
import { valueAt } from '../../../src/schemas/schemaPath.ts';
import { readSourceFiles } from '../../../src/lint/source.ts';
import { defaultLocale, localeCodes, type Locale } from '../../../src/site/locales.ts';
import { parsePath, pathOf, searchId } from '../../../src/site/routes.ts';
import { errorFileOf, fileOf, site, versionPagesOf } from '../pages.ts';

const { files } = await readSourceFiles(process.cwd());

const dataOf = (collection: string, document: string, language: string): unknown =>
  files.find((file) => file.collection === collection && file.document === document && file.language === language)
    ?.data;

/** Parses a page in the browser without rendering it. */
const markupOf = (page: Page, file: string) =>
  page.evaluate(
    (html) => {
      const written = new DOMParser().parseFromString(html, 'text/html');
      return {
        title: written.title,
        description: written.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        ids: [...written.querySelectorAll('[id]')].map(({ id }) => id),
        links: [...written.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          hreflang: link.hreflang,
        })),
      };
    },
    readFileSync(file, 'utf8'),
  );

test('titles and descriptions are unique within a language', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const { path, locale } of site.visits) {
    const { title, description } = await markupOf(page, fileOf(path));
    for (const text of [title, description]) {
      expect(text, path).not.toBe('');
      const key = `${locale} ${text}`;
      expect(seen.get(key), `${path} and ${seen.get(key) ?? ''}`).toBeUndefined();
      seen.set(key, path);
    }
  }
});

test('every internal link has a valid target in the language of the page or of its hreflang', async ({ page }) => {
  const origin = 'https://site.test';
  const ids = new Map<string, Set<string>>();
  const links: { from: string; to: string }[] = [];
  const wrongTargets: string[] = [];
  const searchPages = site.locales.map((locale) => ({ locale, path: pathOf(searchId, locale) }));
  const pages = [...site.visits, ...versionPagesOf(site), ...searchPages]
    .map((visit) => ({ ...visit, file: fileOf(visit.path) }))
    .concat(site.errorPages.map((visit) => ({ ...visit, file: errorFileOf(visit.locale) })));
  for (const { path, locale, file } of pages) {
    const found = await markupOf(page, file);
    ids.set(path, new Set(found.ids));
    for (const { href, hreflang } of found.links) {
      const { origin: to, pathname: target, href: whole } = new URL(href, origin + path);
      if (to !== origin) continue;
      links.push({ from: path, to: whole });
      const prefixes = site.locales.map((code) => pathOf('home', code)).filter((prefix) => prefix !== '/');
      const prefix = prefixes.find((one) => target === one || target.startsWith(`${one}/`)) ?? '/';
      if (hreflang === '' && prefix !== pathOf('home', locale)) wrongTargets.push(`${path} → ${target}`);
    }
  }
  expect(links.length).toBeGreaterThan(500);
  expect(wrongTargets).toEqual([]);
  const broken = links.filter(({ to }) => {
    const { pathname, hash } = new URL(to);
    // Copies of policies are files without anchors.
    const target = ids.get(pathname) ?? (existsSync(`${site.dist}${pathname}`) ? new Set<string>() : undefined);
    return target === undefined || (hash !== '' && !target.has(decodeURIComponent(hash.slice(1))));
  });
  expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('the landing page has its anchors in the order of the specification, and all sections', async ({ page }) => {
  await page.goto('/');
  const anchors = await page.locator('main > section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(anchors).toEqual([...landingAnchors]);
  const { shape } = landingSchema.omit({ meta: true });
  await expect(page.locator('main > section')).toHaveCount(Object.keys(shape).length);
});

test('the footer shows link columns, social networks, legal notices and the current year', async ({ page }) => {
  const networks = valueAt(dataOf('site', 'site', ''), ['networks']) as { name: string }[];
  const official = (valueAt(dataOf('site', 'site', ''), ['officialLinks']) ?? []) as { name: string; url: string }[];
  await page.goto('/');
  const footer = page.locator('.footer');
  await expect(footer.locator('.footer-columns h2')).toHaveCount(3);
  const names = await footer
    .locator('.social a[target=_blank]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  expect(names.map((label) => label.split(' (')[0])).toEqual(networks.map(({ name }) => name));
  for (const { name, url } of official) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  await expect(footer.locator('[data-year]')).toHaveText(String(new Date().getFullYear()));
});

test('the footer links to the same pages in the same order in every language', async ({ page }) => {
  const placesIn = async (locale: Locale): Promise<string[][]> => {
    await page.goto(pathOf('contactUs', locale));
    const paths = await page
      .locator('.footer-columns ul, .footer-last')
      .evaluateAll((lists) =>
        lists.map((list) =>
          Array.from(list.querySelectorAll<HTMLAnchorElement>('a:not([data-language])'), ({ pathname }) => pathname),
        ),
      );
    return paths.map((list) => list.map((path) => parsePath(path).id));
  };
  const english = await placesIn(defaultLocale);
  expect(english.flat().length).toBeGreaterThan(15);
  const others = localeCodes.filter((locale) => locale !== defaultLocale);
  expect(others.length).toBeGreaterThan(0);
  for (const locale of others) expect(await placesIn(locale)).toEqual(english);
});

test('the contact page shows every contact', async ({ page }) => {
  const contacts = valueAt(dataOf('site', 'site', ''), ['contacts']) as { id: string }[];
  await page.goto('/contactUs');
  await expect(page.locator('.contacts a[href^="mailto:"]')).toHaveCount(contacts.length);
});

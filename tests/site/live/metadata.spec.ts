/** Metadata: language versions, sitemap, robots.txt, web app manifest. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { localeCodes, localeDefinition } from '../../../src/site/locales.ts';
import { pathOf } from '../../../src/site/routes.ts';
import { siteUrl } from '../../../src/site/siteUrl.ts';
import { alternatesIn, elements, texts } from '../markup.ts';
import { fileOf, fixture, site, versionPagesOf } from '../pages.ts';

const origin = siteUrl();
const absolute = (path: string): string => new URL(path, origin).href;
const alternatesOf = (path: string): Map<string, string> =>
  alternatesIn(elements(readFileSync(fileOf(path), 'utf8'), 'link'));

/** Pages with their own canonical URL; untranslated pages have the English one. */
const translated = site.visits.filter(({ locale, textLocale }) => locale === textLocale);

// The real site may have no revised or untranslated policy.
for (const [name, tested] of Object.entries({ 'this site': site, 'the fixture site': fixture })) {
  test(`on ${name} each version page has a unique title, a canonical URL and an existing share picture`, () => {
    const address = (path: string): string => new URL(path).pathname;
    const seen = new Map<string, string>();
    const pages = versionPagesOf(tested);
    expect(pages.length).toBeGreaterThan(10);
    for (const { path, locale } of pages) {
      const html = readFileSync(fileOf(path, tested), 'utf8');
      const [links, metas] = [elements(html, 'link'), elements(html, 'meta')];
      const metaOf = (key: string): string =>
        metas.find(({ name, property }) => (name ?? property) === key)?.['content'] ?? '';
      const [title = ''] = texts(html, 'title');
      const description = metaOf('description');
      const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => address(href));
      expect(canonical, path).toHaveLength(1);
      expect(address(metaOf('og:url')), path).toBe(canonical[0]);
      expect(existsSync(fileOf(canonical[0] ?? '', tested)), path).toBe(true);
      for (const key of ['description', 'og:title', 'og:description', 'og:locale']) {
        expect(metaOf(key), `${path}: ${key}`).not.toBe('');
      }
      expect(existsSync(`${tested.dist}${address(metaOf('og:image'))}`), `${path}: ${metaOf('og:image')}`).toBe(true);
      // Indexed pages need unique descriptions too.
      const isListed = metaOf('robots') === '' && canonical[0] === path;
      for (const text of isListed ? [title, description] : [title]) {
        expect(seen.get(`${locale} ${text}`), `${path}: ${text}`).toBeUndefined();
        seen.set(`${locale} ${text}`, path);
      }
      const alternates = alternatesIn(links);
      // A page with another canonical URL is not its own alternate.
      if (canonical[0] === path) expect(address(alternates.get(locale) ?? ''), path).toBe(path);
      for (const other of alternates.values()) {
        const otherHtml = readFileSync(fileOf(address(other), tested), 'utf8');
        expect(alternatesIn(elements(otherHtml, 'link')), `${other} names back ${path}`).toEqual(alternates);
      }
    }
  });
}

test('the sitemap follows the sitemaps.org protocol and lists every page once with its alternates', async ({
  page,
}) => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8');
  // A real parser checks well-formedness and namespaces.
  const names = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
    const nameOf = ({ namespaceURI, localName }: Element): string => `${namespaceURI ?? ''} ${localName}`;
    return {
      root: nameOf(documentElement),
      entries: [...documentElement.children].map((entry) => [nameOf(entry), ...[...entry.children].map(nameOf)]),
    };
  }, xml);
  const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  expect(names.root).toBe(`${protocol} urlset`);
  expect(names.entries).toHaveLength(translated.length);
  for (const [entry, ...inside] of names.entries) {
    expect(entry).toBe(`${protocol} url`);
    expect(inside[0]).toBe(`${protocol} loc`);
    const links = inside.filter((name) => name !== `${protocol} lastmod` && name !== `${protocol} loc`);
    expect(new Set(links)).toEqual(new Set(['http://www.w3.org/1999/xhtml link']));
  }
  expect(texts(xml, 'loc').sort()).toEqual(translated.map(({ path }) => absolute(path)).sort());
  for (const entry of texts(xml, 'url')) {
    const [address = ''] = texts(entry, 'loc');
    const { pathname } = new URL(address);
    expect(alternatesIn(elements(entry, 'xhtml:link')), address).toEqual(alternatesOf(pathname));
    for (const date of texts(entry, 'lastmod')) {
      expect(date, address).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(date), address).toBeLessThanOrEqual(Date.now());
    }
  }
});

test('robots.txt lets every robot read everything and names the sitemap', () => {
  const lines = readFileSync('dist/robots.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${absolute('/sitemap.xml')}`]);
});

interface Manifest {
  name: string;
  short_name: string;
  description: string;
  lang: string;
  id: string;
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

for (const locale of localeCodes) {
  test(`the web app manifest in ${locale} has all fields for installation, and icons of the listed sizes`, async ({
    request,
  }) => {
    const [link] = elements(readFileSync(fileOf(pathOf('contactUs', locale)), 'utf8'), 'link').filter(
      ({ rel }) => rel === 'manifest',
    );
    const response = await request.get(link?.['href'] ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest.lang).toBe(localeDefinition(locale).tag);
    for (const field of ['name', 'short_name', 'description'] as const) expect(manifest[field]).toMatch(/\S/);
    for (const field of ['background_color', 'theme_color'] as const) expect(manifest[field]).toMatch(/^#[0-9a-f]{6}$/);
    expect(['browser', 'minimal-ui', 'standalone', 'fullscreen']).toContain(manifest.display);
    expect(manifest.id).toMatch(/^\//);
    expect(manifest.start_url).toBe(pathOf('home', locale));
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    for (const { src, sizes, type, purpose } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type'], src).toContain(type);
      const { width, height, format } = await sharp(await icon.body()).metadata();
      expect(type, src).toContain(format);
      if (sizes !== 'any') expect(sizes, src).toBe(`${String(width)}x${String(height)}`);
      // Devices crop the icon to a shape, so it must fill the square.
      if (purpose === 'maskable') expect((await sharp(await icon.body()).stats()).isOpaque, src).toBe(true);
    }
    const sizes = (wanted: string): string[] =>
      manifest.icons.filter(({ purpose = 'any' }) => purpose === wanted).map((icon) => icon.sizes);
    expect(sizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(sizes('maskable')).toContain('512x512');
  });
}

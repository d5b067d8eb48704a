import type { APIRoute } from 'astro';
import { getPages, inEveryLocale } from '../site/documents.ts';
import { defaultLocale, type Locale } from '../site/locales.ts';
import { pathOf } from '../site/routes.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Sitemap (sitemaps.org 0.9) of all pages in all their languages. Untranslated pages have English canonical URLs. */
export const GET: APIRoute = async ({ site }) => {
  const absolute = (path: string): string => escape(new URL(path, site).href);
  const urls = await inEveryLocale(async (locale) =>
    (await getPages(locale))
      .filter(({ listed, translations }) => listed && translations.includes(locale))
      .map(({ id, translations, version }) => {
        const alternate = (hreflang: string, code: Locale): string =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(pathOf(id, code))}"/>`;
        return [
          '<url>',
          `<loc>${absolute(pathOf(id, locale))}</loc>`,
          ...(version === undefined ? [] : [`<lastmod>${version}</lastmod>`]),
          ...translations.map((code) => alternate(code, code)),
          alternate('x-default', defaultLocale),
          '</url>',
        ].join('');
      }),
  );
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } });
};

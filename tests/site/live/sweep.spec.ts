/** Rules for every page in every language; opens each page as rarely as possible. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { defaultLocale, localeDefinition } from '../../../src/site/locales.ts';
import { pathOf, searchId } from '../../../src/site/routes.ts';
import { siteUrl } from '../../../src/site/siteUrl.ts';
import { expectAccessible } from '../axe.ts';
import { consoleErrors } from '../consoleErrors.ts';
import { islandNames } from '../islandNames.ts';
import { errorFileOf, fileOf, site } from '../pages.ts';
import { expectMenu, expectScript } from '../usable.ts';
import {
  brotliBytes,
  budgets,
  frameOf,
  htmlLimit,
  indexAllowance,
  inlineScripts,
  loadedScripts,
  interactiveAllowance,
} from '../weights.ts';

/** Scripts of islands and React. */
const react = new RegExp(String.raw`/(client|react|${islandNames.join('|')})[.\w-]*\.js`);

/** Records requests and errors of a page, from its first request on. */
function observe(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { requests, errors: consoleErrors(page), scripts: loadedScripts(page, site.dist) };
}

/**
 * Expects no React, foreign request or stored value.
 * @param most size of all scripts in bytes, brotli
 */
async function expectLight(page: Page, html: string, seen: ReturnType<typeof observe>, most: number): Promise<void> {
  await expectScript(page);
  expect(seen.requests.filter((url) => react.test(url))).toEqual([]);
  expect(seen.requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  const own = [...inlineScripts(html), ...seen.scripts()];
  expect(own.length).toBeGreaterThan(2);
  expect(brotliBytes(own.join('\n'))).toBeLessThanOrEqual(most);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
}

for (const { path, locale, id, textLocale, translations, kind } of site.visits) {
  test(`${path} is in its language, loads no React, sets no cookie and passes axe`, async ({ page }) => {
    const seen = observe(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);

    await test.step('language and words', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', localeDefinition(locale).tag);
      const lang = await page.locator('main').getAttribute('lang');
      expect(lang).toBe(textLocale === locale ? null : localeDefinition(textLocale).tag);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.locator('body').innerText()).not.toMatch(/\{[a-zA-Z]+\}|undefined|lorem ipsum|\[object/i);
    });

    await test.step('addresses for search engines', async () => {
      const absolute = (address: string): string => new URL(address, siteUrl()).href;
      const canonical = absolute(pathOf(id, textLocale));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical);
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
      expect(alternates).toEqual([
        ...translations.map((code) => [code, absolute(pathOf(id, code))]),
        ['x-default', absolute(pathOf(id, defaultLocale))],
      ]);
      for (const property of ['og:title', 'og:description', 'og:image', 'og:locale']) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
      }
    });

    await test.step('scripts, requests, storage and size', async () => {
      const html = readFileSync(fileOf(path), 'utf8');
      const more = interactiveAllowance(html, kind);
      await expectLight(page, html, seen, budgets.scripts + more.scripts);
      if (kind === 'policy') expect(brotliBytes(frameOf(html))).toBeLessThanOrEqual(budgets.policyFrame);
      else expect(brotliBytes(html)).toBeLessThanOrEqual(htmlLimit(kind) + more.html + budgets.writing);
    });

    await test.step('accessibility', () => expectAccessible(page));

    await test.step('the security policy, while menu, notice and theme toggle are used', async () => {
      await expectMenu(page);
      await page.locator('[data-notice] button').click();
      await page.locator('.bar-tools [data-theme-toggle]').click();
      expect(seen.errors).toEqual([]);
    });
  });
}

for (const { path, locale } of site.errorPages) {
  test(`${path}, an unknown address, returns a 404 page in its language and passes axe`, async ({ page }) => {
    const seen = observe(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', localeDefinition(locale).tag);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const { id } of site.routes) {
      await expect(page.locator(`a[href="${pathOf(id, locale)}"]`)).not.toHaveCount(0);
    }
    const html = readFileSync(errorFileOf(locale), 'utf8');
    await expectLight(page, html, seen, budgets.scripts + interactiveAllowance(html, 'notFound').scripts);
    expect(brotliBytes(html)).toBeLessThanOrEqual(htmlLimit('notFound') + budgets.writing);
    await expectAccessible(page);
  });
}

for (const locale of site.locales) {
  const path = pathOf(searchId, locale);

  test(`${path}, the search, is not indexed, loads no React, sets no cookie and passes axe`, async ({ page }) => {
    const seen = observe(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', localeDefinition(locale).tag);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toHaveCount(0);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.+/);
    await expect(page).toHaveTitle(new RegExp(await page.locator('h1').innerText()));
    const html = readFileSync(fileOf(path), 'utf8');
    await expectLight(page, html, seen, budgets.scripts + budgets.search.scripts);
    expect(indexAllowance(html)).toBeGreaterThan(0);
    expect(brotliBytes(html)).toBeLessThanOrEqual(budgets.html.search + indexAllowance(html));
    await expectAccessible(page);
    expect(seen.errors).toEqual([]);
  });
}

test('every page preloads one font within its budget and has no blocking resource', () => {
  for (const { path } of site.visits) {
    const html = readFileSync(fileOf(path), 'utf8');
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, url = '']) => url);
    expect(fonts, path).toHaveLength(1);
    expect(readFileSync(`${site.dist}${fonts[0] ?? ''}`).length).toBeLessThanOrEqual(budgets.font);
    // The content of a template is fetched after the first paint.
    const atOnce = html.replaceAll(/<template data-after-paint>.*?<\/template>/gs, '');
    expect(atOnce.length, path).toBeLessThan(html.length);
    expect(/<link[^>]+rel="stylesheet"[^>]*>|<script[^>]+src=[^>]*>/.exec(atOnce)?.[0], path).toBeUndefined();
  }
});

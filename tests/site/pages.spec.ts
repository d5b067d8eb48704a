import { expect, test } from '@playwright/test';
import { localeCodes, localeDefinition } from '../../src/i18n/locales.ts';
import { landingAnchors, pathOf } from '../../src/i18n/routes.ts';
import { axeViolations } from './axe.ts';
import { errorPages, routes, visits } from './pages.ts';

for (const { path, locale, id } of visits) {
  test(`${path} shows real content in its language, in one heading order, with its addresses for search engines`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', localeDefinition(locale).tag);
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
    expect(await page.locator('body').innerText()).not.toMatch(/\{[a-zA-Z]+\}|undefined|lorem ipsum|\[object/i);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path === '/' ? '/' : path}$`),
    );
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      );
    expect(alternates).toEqual([
      ...localeCodes.map((code) => [code, pathOf(id, code)]),
      ['x-default', pathOf(id, 'en')],
    ]);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale']) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
    }
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': { '@type': string }[];
    };
    const types = data['@graph'].map((node) => node['@type']);
    expect(types).toEqual(id === 'home' ? ['Organization', 'WebSite'] : ['Organization', 'WebSite', 'BreadcrumbList']);
  });
}

for (const { path, locale } of errorPages) {
  test(`an unknown address below ${pathOf('home', locale)} answers 404 in that language and lists every page`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', localeDefinition(locale).tag);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const { id } of routes) {
      await expect(page.locator(`main nav a[href="${pathOf(id, locale)}"]`)).toHaveCount(1);
    }
  });
}

test('titles and descriptions are unique within a language', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const { path, locale } of visits) {
    await page.goto(path);
    for (const text of [await page.title(), await page.locator('meta[name=description]').getAttribute('content')]) {
      const key = `${locale} ${text ?? ''}`;
      expect(seen.get(key), `${path} and ${seen.get(key) ?? ''}`).toBeUndefined();
      seen.set(key, path);
    }
  }
});

test('every link within the site leads to a page and every anchor to a place on it', async ({ page }) => {
  const ids = new Map<string, Set<string>>();
  const links: { from: string; to: string }[] = [];
  for (const { path } of [...visits, ...errorPages]) {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    }));
    ids.set(path, new Set(found.ids));
    links.push(
      ...found.links
        .filter((to) => new URL(to).origin === new URL(page.url()).origin)
        .map((to) => ({ from: path, to })),
    );
  }
  expect(links.length).toBeGreaterThan(1000);
  const broken = links.filter(({ to }) => {
    const { pathname, hash } = new URL(to);
    const page = ids.get(pathname);
    return page === undefined || (hash !== '' && !page.has(decodeURIComponent(hash.slice(1))));
  });
  expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('links within a page stay in the language of the page, except those that name another language', async ({
  page,
}) => {
  for (const { path, locale } of visits) {
    await page.goto(path);
    const strays = await page.evaluate(
      (prefix) => {
        const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')];
        return anchors
          .map((anchor) => anchor.getAttribute('href') ?? '')
          .filter((href) =>
            prefix === '/' ? /^\/(fr|pt)(\/|#|$)/.test(href) : !new RegExp(`^${prefix}(/|#|$)`).test(href),
          );
      },
      pathOf('home', locale),
    );
    expect(strays, path).toEqual([]);
  }
});

test('the landing page has its anchors and ten sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const anchors = await page.locator('main > section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(anchors).toEqual([...landingAnchors]);
  // Ten sections and the closing call to action.
  await expect(page.locator('main > section')).toHaveCount(11);
  await expect(page.locator('.bar nav a')).toHaveCount(5 + 6);
});

test('a policy has a date, key points, a list of contents and numbered sections with the same addresses in every language', async ({
  page,
}) => {
  for (const { id } of routes.filter(({ kind }) => kind === 'policy')) {
    const byLanguage: string[][] = [];
    for (const locale of localeCodes) {
      await page.goto(pathOf(id, locale));
      await expect(page.locator('main time')).toHaveAttribute('datetime', '2025-01-01');
      expect(await page.locator('.key-points li').count()).toBeGreaterThanOrEqual(3);
      const sections = await page.locator('.prose h2').evaluateAll((headings) => headings.map((heading) => heading.id));
      expect(sections.length).toBeGreaterThanOrEqual(8);
      const numbers = await page.locator('.prose h2 .section-number').allInnerTexts();
      expect(numbers.map(Number)).toEqual(sections.map((_, index) => index + 1));
      const contents = await page
        .locator('.contents a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(contents).toEqual(sections.map((section) => `#${section}`));
      byLanguage.push(
        await page.locator('.prose :is(h2, h3)').evaluateAll((headings) => headings.map((heading) => heading.id)),
      );
    }
    for (const ids of byLanguage) expect(ids, id).toEqual(byLanguage[0]);
  }
});

test('the landing page holds all nine categories of questions with every answer in the page', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(pathOf('home', locale));
    await expect(page.locator('#faq [data-category]')).toHaveCount(9);
    const answers = await page.locator('#faq [data-answer]').allTextContents();
    expect(answers.length).toBeGreaterThanOrEqual(36);
    for (const answer of answers) expect(answer.split(/\s+/).length).toBeGreaterThan(25);
  }
});

test('the footer shows three columns, the social links in new tabs and the current year', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('.footer');
  await expect(footer.locator('.footer-columns h2')).toHaveText(['Links', 'Features', 'Terms and policies']);
  await expect(footer.locator('.social a[target=_blank]')).toHaveCount(5);
  await expect(footer).toContainText(`© ${String(new Date().getFullYear())}`);
});

test('the contact form asks for name, e-mail and message, and offers a phone number', async ({ page }) => {
  await page.goto('/contactUs');
  const fields = await page
    .locator('form :is(input, textarea)')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ name, type, required }) => ({ name, type, required })),
    );
  expect(fields).toEqual([
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'phoneNumber', type: 'tel', required: false },
    { name: 'message', type: 'textarea', required: true },
  ]);
});

test('on a phone the menu button opens the drawer without any script, and Escape closes it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await expect(drawer.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await context.close();
});

test('nothing is wider than the screen at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const { path } of [...visits, ...errorPages]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

/** Targets of at least 24 × 24 px (WCAG 2.5.8) are not among axe's rules by default. */
const everyRule = { rules: { 'target-size': { enabled: true } } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`axe finds no violation on any page in the ${colorScheme} theme at ${String(width)} px`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const { path } of [...visits, ...errorPages]) {
        await page.goto(path);
        expect(await axeViolations(page, everyRule), path).toEqual([]);
      }
      await context.close();
    });
  }
}

test('an address with a trailing slash leads to the one without', async ({ page }) => {
  await page.goto('/fr/contactUs/?from=mail');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/fr/contactUs?from=mail');
});

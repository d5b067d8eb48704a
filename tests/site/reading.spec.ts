import { expect, test } from '@playwright/test';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { routes } from './pages.ts';

const policies = routes.filter(({ kind }) => kind === 'policy');

test('every heading of a policy is a link to itself, named after its section', async ({ page }) => {
  for (const { id } of policies) {
    for (const locale of localeCodes) {
      await page.goto(pathOf(id, locale));
      const headings = await page.locator('.prose :is(h2, h3)').evaluateAll((all) =>
        all.map((heading) => ({
          id: heading.id,
          links: [...heading.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        })),
      );
      expect(headings.length).toBeGreaterThan(7);
      for (const { id: anchor, links } of headings) expect(links).toEqual([`#${anchor}`]);
    }
  }
  await page.goto('/termsAndConditions');
  const link = page.getByRole('heading', { name: '2 Eligibility' }).getByRole('link', { name: '2 Eligibility' });
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#eligibility$/);
});

test('numbers hang beside the text on a wide screen and stand before the heading on a narrow one', async ({ page }) => {
  for (const { width, hangs } of [
    { width: 1280, hangs: true },
    { width: 900, hangs: true },
    { width: 390, hangs: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/amlKycPolicy');
    const [text, contents] = [
      await page.locator('.prose').boundingBox(),
      await page.locator('.contents').boundingBox(),
    ];
    const numbers = await Promise.all(
      (await page.locator('.section-number').all()).map((number) => number.boundingBox()),
    );
    for (const number of numbers) {
      const end = (number?.x ?? 0) + (number?.width ?? 0);
      expect(end <= (text?.x ?? 0)).toBe(hangs);
      if (hangs) expect(number?.x).toBeGreaterThan((contents?.x ?? 0) + (contents?.width ?? 0));
    }
  }
});

test('the contents stay beside the text and mark the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacyPolicy');
  const links = page.locator('.contents a');
  const fourth = links.nth(3);
  const ordinary = await links.last().evaluate((link) => getComputedStyle(link).color);
  await fourth.click();
  await expect(fourth).toBeInViewport();
  await expect(fourth).not.toHaveCSS('color', ordinary);
  const marked = await links.evaluateAll(
    (all, colour) => all.filter((link) => getComputedStyle(link).color !== colour).length,
    ordinary,
  );
  expect(marked).toBe(1);
  await expect(page.locator('.contents-small')).toBeHidden();
});

test('below 900 px the contents are closed above the text and open without script', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fr/privacyPolicy');
  await expect(page.locator('.contents')).toBeHidden();
  const first = page.locator('.contents-small a').first();
  await expect(first).toBeHidden();
  await page.locator('summary', { hasText: 'Sommaire' }).click();
  await expect(first).toBeVisible();
  await context.close();
});

test('a translated policy says that the English text prevails and leads to it; the English one does not', async ({
  page,
}) => {
  for (const { id } of policies) {
    for (const locale of localeCodes) {
      await page.goto(pathOf(id, locale));
      await expect(page.locator(`.policy-head a[href="${pathOf(id, 'en')}"]`)).toHaveCount(locale === 'en' ? 0 : 1);
    }
  }
});

test('a printed policy is its numbered text with its address and date, without bars, buttons and menus', async ({
  page,
}) => {
  await page.goto('/fr/feesLimitsPolicy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('/fr/feesLimitsPolicy', { exact: false })).toBeVisible();
  await expect(page.locator('main time')).toBeVisible();
  await expect(page.locator('.section-number').first()).toBeVisible();
  for (const part of ['.bar', '.contents', '.contents-small', '.social', '.footer-columns', '[data-notice]']) {
    await expect(page.locator(part)).toBeHidden();
  }
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000);
});

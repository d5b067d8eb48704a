/**
 * Every kind of page looks as it was approved: pictures in `pictures/`, one for
 * each theme on a phone and on a desktop. `npm run pictures` takes them anew.
 * They guard the design, not the words: where the English content has changed
 * since they were taken, a picture that differs is reported but fails nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { storageRegistry } from '../../src/stores/storageRegistry.ts';

const kinds = {
  landing: '/',
  feature: '/p2pTrading',
  policy: '/refundCancellationPolicy',
  contact: '/contactUs',
  error: '/nowhere',
} as const;

const devices = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** The words that the pictures were taken with. */
const wordsFile = path.join(import.meta.dirname, 'pictures', 'words.txt');

/** A hash of all content in English. */
function words(): string {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^site|[\\/]en)\.(yaml|mdx)$/.test(file),
  );
  const texts = files.sort().map((file) => readFileSync(path.join('content', file), 'utf8'));
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** Opens a page as a returning visitor who has no wish for motion, with everything on it loaded. */
async function visit(page: Page, address: string): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'read');
  }, storageRegistry.cookieNotice);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

/** Compares the whole page; the year is not part of the design. */
async function expectPicture(page: Page, name: string): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    mask: [page.locator('[data-year]')],
    maxDiffPixelRatio: 0.002,
  });
}

for (const [device, viewport] of Object.entries(devices)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`on a ${device} in the ${theme} theme`, () => {
      test.use({ viewport, colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

      for (const [kind, address] of Object.entries(kinds)) {
        test(`the ${kind} page looks as it was approved`, async ({ page }) => {
          const { updateSnapshots } = test.info().config;
          if (updateSnapshots === 'all' || updateSnapshots === 'changed') writeFileSync(wordsFile, `${words()}\n`);
          await visit(page, address);
          try {
            await expectPicture(page, `${kind}-${device}-${theme}`);
          } catch (error) {
            const sameWords = readFileSync(wordsFile, 'utf8').trim() === words();
            test.skip(!sameWords, 'The English content has changed: look at the page, then run "npm run pictures".');
            throw error;
          }
        });
      }
    });
  }
}

test('a button that has lost its colour is seen', async ({ page }) => {
  test.skip(test.info().config.updateSnapshots !== 'missing', 'pictures are being taken');
  await page.setViewportSize(devices.desktop);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit(page, kinds.contact);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('form [type=submit] { background: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(expectPicture(page, 'contact-desktop-light')).rejects.toThrow('pixels');
});

/**
 * Every kind of page looks as it was approved: pictures in `pictures/`, one for
 * each theme on a phone and on a desktop. `npm run pictures` takes them anew.
 * They guard the design, not the words, nor how a browser draws letters: where
 * the English content has changed since they were taken, or the browser is of
 * another version, a picture that differs is reported but fails nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
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

const folder = path.join(import.meta.dirname, 'pictures');

/** What the pictures were taken of and with. */
interface Taken {
  /** Hash of all content in English. */
  readonly words: string;
  /** Main version of the browser. */
  readonly browser: string;
}

const takenFile = path.join(folder, 'taken.json');

/** Whether this run takes the pictures instead of comparing with them. */
const isTaking = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);

function current(page: Page): Taken {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^site|[\\/]en)\.(yaml|mdx)$/.test(file),
  );
  const texts = files.sort().map((file) => readFileSync(path.join('content', file), 'utf8'));
  return {
    words: createHash('sha256').update(JSON.stringify(texts)).digest('hex'),
    browser: page.context().browser()?.version().split('.')[0] ?? '',
  };
}

/** Opens a page as a returning visitor who has no wish for motion, with everything on it loaded. */
async function visit(page: Page, address: string): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'read');
  }, storageRegistry.cookieNotice);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

/** Compares a page down to a depth at which its parts repeat; the year is not part of the design. */
async function expectPicture(page: Page, name: string): Promise<void> {
  const { width, height } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: name.startsWith('policy') ? 3000 : Math.floor(height) },
    mask: [page.locator('[data-year]')],
    maxDiffPixelRatio: 0.002,
  });
}

/** Keeps a new picture in as few bytes as its few colours need. */
async function shrink(name: string): Promise<void> {
  const file = path.join(folder, `${name}.png`);
  writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, colours: 128, dither: 0 }).toBuffer());
}

for (const [device, viewport] of Object.entries(devices)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`on a ${device} in the ${theme} theme`, () => {
      test.use({ viewport, colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

      for (const [kind, address] of Object.entries(kinds)) {
        test(`the ${kind} page looks as it was approved`, async ({ page }) => {
          const name = `${kind}-${device}-${theme}`;
          await visit(page, address);
          try {
            await expectPicture(page, name);
            if (!isTaking()) return;
            await shrink(name);
            writeFileSync(takenFile, `${JSON.stringify(current(page), undefined, 2)}\n`);
          } catch (error) {
            const [then, now] = [JSON.parse(readFileSync(takenFile, 'utf8')) as Taken, current(page)];
            test.skip(
              then.browser !== now.browser,
              `The pictures were taken with Chromium ${then.browser}, and this is ${now.browser}.`,
            );
            test.skip(
              then.words !== now.words,
              'The English content has changed: look at the page, then run "npm run pictures".',
            );
            throw error;
          }
        });
      }
    });
  }
}

test('a button that has lost its colour is seen', async ({ page }) => {
  test.skip(isTaking(), 'Pictures are being taken.');
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

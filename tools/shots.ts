/**
 * `npm run tools -- shots`: pictures of the built site in `shots/`, one for each page, language, theme and width.
 * Arguments narrow the choice: `npm run tools -- shots home fr dark 390`. `fold` takes only the first screen, `notice`
 * shows the cookie notice. Below 600 px the pointer is a finger.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { localeCodes } from '../src/site/locales.ts';
import { errorId, pathOf } from '../src/site/routes.ts';
import { startSiteServer } from '../src/build/hosts/server.ts';
import * as storageRegistry from '../src/site/storageRegistry.ts';
import { finger, findBrowser } from '../tests/site/browser.ts';
import { site } from '../tests/site/pages.ts';

if (!existsSync('dist/index.html')) {
  console.error('There is no built site in dist/. Run "npm run build" first.');
  process.exit(1);
}

const wanted = process.argv.slice(2);
/** The values named on the command line, or all of them. */
function choose<T extends string | number>(values: readonly T[]): readonly T[] {
  const chosen = values.filter((value) => wanted.includes(String(value)));
  return chosen.length > 0 ? chosen : values;
}

const pages = choose([...site.routes.map(({ id }) => id), errorId]);
const themes = choose(['light', 'dark'] as const);
const widths = [...wanted.filter((value) => /^\d{3,4}$/.test(value) && value !== '404').map(Number)];
const server = await startSiteServer('dist', 0);
const { port } = server.address() as AddressInfo;
const found = await findBrowser();
await mkdir('shots', { recursive: true });
for (const width of widths.length > 0 ? widths : [390, 1440]) {
  const browser = await chromium.launch({ ...found, args: width < 600 ? [...found.args, finger] : found.args });
  for (const theme of themes) {
    const context = await browser.newContext({
      colorScheme: theme,
      viewport: { width, height: width < 900 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    if (!wanted.includes('notice')) {
      // Hides the cookie notice.
      await context.addInitScript((key) => {
        localStorage.setItem(key, 'read');
      }, storageRegistry.cookieNotice);
    }
    const page = await context.newPage();
    for (const locale of choose(localeCodes)) {
      for (const id of pages) {
        const file = `shots/${id}-${locale}-${theme}-${String(width)}.png`;
        await page.goto(`http://127.0.0.1:${String(port)}${pathOf(id, locale)}`, { waitUntil: 'networkidle' });
        // Loads lazy images.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        });
        await page.screenshot({ path: file, fullPage: !wanted.includes('fold') });
        console.log(file);
      }
    }
    await context.close();
  }
  await browser.close();
}
server.close();

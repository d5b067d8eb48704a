import { statSync } from 'node:fs';
import { chromium, expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { defaultLocale } from '../../../src/site/locales.ts';
import { homeId, parsePath, pathOf } from '../../../src/site/routes.ts';
import { axeViolations } from '../axe.ts';
import { finger, findBrowser } from '../browser.ts';
import { fileOf, site } from '../pages.ts';

const sizeOf = (id: string): number => statSync(fileOf(pathOf(id, defaultLocale))).size;

/** Screen height in px. */
const height = 800;

/** The largest page of each kind and the error page, in every language. */
const pages = [...Map.groupBy(site.routes, ({ kind }) => kind).values()]
  .map((same) => same.toSorted((a, b) => sizeOf(b.id) - sizeOf(a.id))[0]?.id ?? '')
  .concat('nowhere')
  .flatMap((id) => site.locales.map((locale) => pathOf(id, locale)));

/**
 * Opens pages with user settings; user styles bypass the security policy, as in a browser.
 * @param options `widths` are set in turn on each page
 */
async function read(
  browser: Browser,
  { widths, ...options }: BrowserContextOptions & { readonly widths?: readonly number[] },
  visit: (page: Page, path: string) => Promise<void>,
  paths = pages,
): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true, ...options });
  const page = await context.newPage();
  for (const path of paths) {
    if (widths?.[0] !== undefined) await page.setViewportSize({ width: widths[0], height });
    await page.goto(path, { waitUntil: 'load' });
    await visit(page, `${path} at ${String(page.viewportSize()?.width)} px`);
    for (const width of widths?.slice(1) ?? []) {
      await page.setViewportSize({ width, height });
      await visit(page, `${path} at ${String(width)} px`);
    }
  }
  await context.close();
}

/** Reports a page that is wider than the screen, and clipped texts. */
const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isClipped = (element: Element): boolean => {
      const around = element.parentElement;
      return (
        around !== null && around !== root && (getComputedStyle(around).overflowX !== 'visible' || isClipped(around))
      );
    };
    /** A clipping ancestor cuts off at least a letter. */
    const isCutByParent = (element: Element): boolean => {
      let around = element.parentElement;
      while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
      return (
        around !== null &&
        /hidden|clip/.test(getComputedStyle(around).overflowX) &&
        element.getBoundingClientRect().right > around.getBoundingClientRect().right + 8
      );
    };
    /** It or an ancestor is for screen readers only. */
    const isVisuallyHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isVisuallyHidden(element.parentElement));
    const outside = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isClipped(element),
    );
    const wide =
      root.scrollWidth > root.clientWidth
        ? [
            `the page is ${String(root.scrollWidth)} px wide, look at ${outside?.outerHTML.slice(0, 160) ?? 'a drawing'}`,
          ]
        : [];
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      // Ignores drawings, texts for screen readers only, and scrollable elements.
      if (
        element.closest('svg, [hidden], [aria-hidden=true], [role=img]') ||
        position === 'fixed' ||
        isVisuallyHidden(element)
      )
        return false;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isCutHorizontally =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) || isCutByParent(element);
      const isCutVertically = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return hasText && (isCutHorizontally || isCutVertically);
    });
    return [...wide, ...cut.map((element) => `cut off: ${element.textContent.trim().slice(0, 60)}`)];
  });

/** Controls of the bar that overlap the previous one. */
const overlappingControls = (page: Page): Promise<string[]> =>
  page.locator('.bar :is(a, button)').evaluateAll((controls) => {
    const shown = controls.filter((control) => control.checkVisibility() && !control.closest('dialog'));
    const endOf = (control: Element | undefined): number => {
      const box = control?.getBoundingClientRect();
      return box ? box.left + Math.max(box.width, control?.scrollWidth ?? 0) : 0;
    };
    return shown
      .filter((control, place) => control.getBoundingClientRect().left < endOf(shown[place - 1]) - 1)
      .map((control) => control.outerHTML.slice(0, 120));
  });

test('nothing is cut off on a screen of 320 px (WCAG 1.4.10)', async ({ browser }) => {
  await read(browser, { widths: [320] }, async (page, where) => {
    expect(await cutOffTexts(page), where).toEqual([]);
  });
});

test('nothing is cut off with user text spacing (WCAG 1.4.12)', async ({ browser }) => {
  const content =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
  await read(browser, { widths: [360, 1280] }, async (page, where) => {
    await page.addStyleTag({ content });
    expect(await cutOffTexts(page), where).toEqual([]);
    expect(await overlappingControls(page), where).toEqual([]);
  });
});

test('the bar fits a longer brand name, also with user text spacing', async ({ browser }) => {
  const content = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  const rename = async (page: Page, where: string): Promise<void> => {
    await page.addStyleTag({ content });
    for (const name of ['Kwanda', 'Kwanda Exchange', 'Kwandapagamentos']) {
      await page.locator('.bar-logo .logo').evaluate((logo, text) => logo.lastChild?.replaceWith(text), name);
      expect(await cutOffTexts(page), `${name}: ${where}`).toEqual([]);
      expect(await overlappingControls(page), `${name}: ${where}`).toEqual([]);
    }
  };
  const home = site.locales.map((locale) => pathOf('home', locale));
  await read(browser, { widths: [320, 360, 768] }, rename, home);
});

test('no line breaks within "e-mail" or within a word of a table', async ({ browser }) => {
  const texts = site.routes
    .filter(({ kind }) => kind === 'policy' || kind === 'feature')
    .flatMap(({ id }) => site.locales.map((locale) => pathOf(id, locale)));
  let found = 0;
  const look = async (page: Page, where: string): Promise<void> => {
    const words = await page.locator('.prose').evaluateAll((proses) =>
      proses.flatMap((prose) => {
        const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
        const words: { word: string; lines: number }[] = [];
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const pattern = node.parentElement?.closest('td') ? /[\p{L}\p{M}\p{N}’]+/gu : /\be-mail/gi;
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(pattern)) {
            const range = new Range();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            words.push({ word, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size });
          }
        }
        return words;
      }),
    );
    found += words.length;
    expect(
      words.filter(({ lines }) => lines > 1),
      where,
    ).toEqual([]);
  };
  await read(browser, { widths: [320, 360, 390] }, look, texts);
  expect(found).toBeGreaterThan(0);
});

test('nothing is cut off at 200 % zoom or text size (WCAG 1.4.4)', async ({ browser, baseURL }) => {
  await read(browser, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, async (page, path) => {
    expect(await cutOffTexts(page), `${path} zoomed`).toEqual([]);
  });
  const { executablePath, args } = await findBrowser();
  const larger = await chromium.launch({ executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] });
  await read(larger, { widths: [320, 390, 768, 1280], baseURL: baseURL ?? '' }, async (page, where) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await cutOffTexts(page), `${where} with larger letters`).toEqual([]);
    expect(await overlappingControls(page), `${where} with larger letters`).toEqual([]);
    const notice = page.locator('[data-notice]');
    await expect(notice).toBeVisible();
    expect((await notice.boundingBox())?.height, where).toBeLessThan(height / 2);
  });
  await larger.close();
});

test('targets in bar, notice and footer are large on touch screens (WCAG 2.5.5)', async ({ browser }) => {
  await read(
    browser,
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async (page, path) => {
      await expect(page.locator('[data-notice]')).toBeVisible();
      // Sections far below are laid out later.
      const logo = page.locator('.footer a').first();
      await expect.poll(() => logo.evaluate((link) => link.getBoundingClientRect().height)).toBeGreaterThan(0);
      const small = await page
        .locator(':is(.bar, .footer, .social) :is(a, button), [data-notice] button')
        .evaluateAll((controls) =>
          controls
            // Links in a sentence are exempt.
            .filter((control) => control.checkVisibility() && !control.closest('p'))
            .map((control) => [control.outerHTML.slice(0, 90), control.getBoundingClientRect()] as const)
            .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
            .map(([html, { width, height }]) => `${String(width)} × ${String(height)}: ${html}`),
        );
      expect(small, path).toEqual([]);
    },
    pages.filter((path) => parsePath(path).locale === defaultLocale),
  );
});

test('no list of the landing page scrolls sideways on a phone', async ({ baseURL }) => {
  const { executablePath, args } = await findBrowser();
  const phone = await chromium.launch({ executablePath, args: [...args, finger] });
  const page = await phone.newPage({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? '' });
  for (const locale of site.locales) {
    await page.goto(pathOf(homeId, locale));
    const scrolling = await page
      .locator('main :is(ul, ol)')
      .evaluateAll((lists) => lists.filter((list) => getComputedStyle(list).overflowX !== 'visible').length);
    expect(scrolling, locale).toBe(0);
  }
  await phone.close();
});

test('with forced colours axe finds no violation and focus is visible', async ({ browser }) => {
  const paths = pages.filter((path) => parsePath(path).locale === defaultLocale);
  await read(
    browser,
    { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
    async (page, path) => {
      // A page cannot read forced colours.
      expect(await axeViolations(page, { rules: { 'color-contrast': { enabled: false } } }), path).toEqual([]);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const focused = document.activeElement ?? document.body;
          // The outline of the search field is around its form.
          const outlined = focused.closest('form:has(> [type=search]:focus)') ?? focused;
          const { outlineStyle, outlineWidth } = getComputedStyle(outlined);
          return `${outlineStyle} ${outlineWidth}`;
        });
        expect(outline, `${path}, stop ${String(step + 1)}`).toMatch(/^(?!none)\w+ (?!0px)/);
      }
    },
    paths,
  );
});

test('with reduced motion nothing animates or stays hidden', async ({ browser }) => {
  const moving = (page: Page): Promise<number> =>
    // Scroll-driven animations are allowed.
    page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length);
  await read(browser, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }, async (page, path) => {
    expect(await moving(page), path).toBe(0);
  });
  await read(
    browser,
    { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' },
    async (page) => {
      expect(await moving(page)).toBeGreaterThan(0);
    },
    ['/'],
  );
});

test('printed text has contrast without backgrounds (WCAG 1.4.3)', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await read(
      browser,
      { viewport: { width: 760, height }, colorScheme },
      async (page, where) => {
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>('body, body *'))
            if (getComputedStyle(element).printColorAdjust !== 'exact') element.style.background = 'none';
        });
        expect(await axeViolations(page, { runOnly: ['color-contrast'] }), `${where}, ${colorScheme}`).toEqual([]);
      },
      pages.filter((path) => parsePath(path).locale === defaultLocale),
    );
  }
});

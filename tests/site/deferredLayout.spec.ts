/**
 * What lies below the first screen is laid out after the first paint. The
 * browser's clock for animations stands still here, as if that moment never
 * came: what a visitor asks for in between has to be right all the same.
 */
import { expect, test, type Page } from '@playwright/test';

/** Stops the clock before the page is opened, and lets it go on. */
async function stopClock(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  };
}

/** Whether the text of the last section is laid out. */
const laidOut = (page: Page): Promise<boolean> =>
  page.locator('.closing h2').evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

/** How far the section stands from the foot of the bar, which `scroll-padding` keeps free, in pixels. */
const distance = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => {
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    return Math.abs(Math.round(section.getBoundingClientRect().top - padding));
  });

test('the foot of a long page waits for the first paint, and is then laid out', async ({ page }) => {
  const start = await stopClock(page);
  await page.goto('/');
  expect(await laidOut(page)).toBe(false);
  await start();
  await expect.poll(() => laidOut(page)).toBe(true);
});

test.describe('for readers who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing waits', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    expect(await laidOut(page)).toBe(true);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    test('an address that points to a section shows its beginning', async ({ page }) => {
      await stopClock(page);
      for (const id of ['services', 'features', 'faq']) {
        await page.goto('about:blank');
        await page.goto(`/#${id}`);
        await expect.poll(() => distance(page, id), id).toBe(0);
      }
    });

    test('a link to a section that is pressed at once leads to its beginning', async ({ page }) => {
      await stopClock(page);
      await page.goto('/');
      await page.locator('.hero a[href$="#faq"]').click();
      await expect.poll(() => distance(page, 'faq')).toBe(0);
    });
  });
}

import { expect, test } from '@playwright/test';

// Where the page glides to what has the focus, it is covered until it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { width, height, path } of [
  { width: 320, height: 640, path: '/fr/contactUs' },
  { width: 390, height: 844, path: '/pt/refundCancellationPolicy' },
  { width: 1280, height: 720, path: '/privacyPolicy' },
]) {
  test(`the notice on ${path} at ${String(width)} px is slim and what has the focus never lies below it or the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(page.locator('[data-notice]')).toBeVisible();
    const notice = await page.locator('[data-notice]').boundingBox();
    expect(notice?.height).toBeLessThan(height * 0.15);
    const reached = new Set<string>();
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, hidden } = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return { name: '', hidden: false };
        const box = focused.getBoundingClientRect();
        const middle = (box.left + box.right) / 2;
        const under = [box.top + 1, box.bottom - 1].some((y) => {
          const cover = document.elementFromPoint(middle, y)?.closest('.bar, [data-notice]');
          return cover !== null && cover !== undefined && !cover.contains(focused);
        });
        return { name: focused.outerHTML.slice(0, 120), hidden: under };
      });
      if (name === '') break;
      expect(hidden, name).toBe(false);
      reached.add(name);
    }
    expect(reached.size).toBeGreaterThan(30);
  });
}

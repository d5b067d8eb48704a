/** What goes wrong on the way to a visitor, to be brought about in several tests. */
import type { Page } from '@playwright/test';

/** The module script of every page. */
export const siteModule = /\/_astro\/Base\.astro[^/]*\.js$/;

/** Any use of storage throws from now on, as where a visitor has forbidden it. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
}

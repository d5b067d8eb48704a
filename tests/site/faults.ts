/** Faults that several tests simulate. */
import type { Page } from '@playwright/test';

/** The module script of every page. */
export const siteModule = /\/_astro\/Base\.astro[^/]*\.js$/;

/** Makes any use of storage throw, as if the visitor had forbidden it. */
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

import type { Page } from '@playwright/test';

/**
 * Holds back responses from now on.
 * @param files glob or pattern of URLs
 * @returns a function that releases them
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return () => {
    letThrough();
  };
}

import type { Page } from '@playwright/test';

/** Everything the browser was told off for: policy violations, errors, uncaught exceptions. Fills as the page goes on. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

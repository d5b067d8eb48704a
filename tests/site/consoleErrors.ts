import type { Page } from '@playwright/test';

/** Collects violations of the security policy, console errors and uncaught exceptions of a page. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

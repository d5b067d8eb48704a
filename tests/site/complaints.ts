import type { Page } from '@playwright/test';

/** Everything the browser was told off for: policy violations, errors, uncaught exceptions. Fills as the page goes on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

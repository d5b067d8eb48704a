import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page as it is now.
 * @returns a line for each violated rule, with the places
 * @throws when axe has checked nothing
 */
export async function axeViolations(page: Page, options: Parameters<AxeBuilder['options']>[0] = {}): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    // Other results in full would be most of the time that it takes.
    .options({ resultTypes: ['violations'], ...options })
    // In the page itself: no page has frames, for which the other mode opens a second tab.
    .setLegacyMode()
    .analyze();
  if (violations.length + passes.length === 0) throw new Error(`axe has checked nothing on ${page.url()}.`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, LabelledShadowDomSelector, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it is now.
 * @param within the only part to look at
 * @returns a line for each violated rule, with the places
 * @throws when axe has checked nothing
 */
export async function axeViolations(
  page: Page,
  options: RunOptions = {},
  within?: LabelledShadowDomSelector,
): Promise<string[]> {
  // Once a page: reading its half a megabyte takes as long as checking a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, checked } = await page.evaluate(
    async ({ part, given }) => {
      // What goes with the scrolling has the state of the frame before (scroll-driven animations).
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const results = await window.axe?.run(part ?? document, { resultTypes: ['violations'], ...given });
      return {
        violations:
          results?.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) })) ?? [],
        checked: (results?.violations.length ?? 0) + (results?.passes.length ?? 0),
      };
    },
    { part: within, given: options },
  );
  if (checked === 0) throw new Error(`axe has checked nothing on ${page.url()}.`);
  return violations.map(({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`);
}

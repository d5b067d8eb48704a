import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on the current state of a page.
 * @param within selector of the part to check
 * @returns a line for each violated rule, with its elements
 * @throws when axe has checked nothing
 */
export async function axeViolations(page: Page, options: RunOptions = {}, within?: string): Promise<string[]> {
  // Once for each page: loading the half megabyte of axe takes as long as checking a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, checked } = await page.evaluate(
    async ({ part, runOptions }) => {
      // Scroll-driven animations lag by a frame.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      // None of these rules needs the style sheets.
      const results = await window.axe?.run(part ?? document, {
        resultTypes: ['violations'],
        preload: false,
        ...runOptions,
      });
      return {
        violations:
          results?.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) })) ?? [],
        checked: (results?.violations.length ?? 0) + (results?.passes.length ?? 0),
      };
    },
    { part: within, runOptions: options },
  );
  if (checked === 0) throw new Error(`axe has checked nothing on ${page.url()}.`);
  return violations.map(({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`);
}

/**
 * The rules for each theme. Targets of at least 24 × 24 px (WCAG 2.5.8) are not among axe's rules by default. The other
 * theme has the same layout, so only its contrast needs a check.
 */
const rules = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** Widths in px at which axe looks at a page. */
const widths = process.env['AXE_WIDTHS']?.split(',').map(Number) ?? [360, 768, 1280];

/**
 * Expects that the page fits 320 px, and that axe finds no violation at any width in either theme, with all details open.
 * @param within selector of the part that axe checks
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'at 320 px').toBeLessThanOrEqual(320);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A control half below the bar would count as a small target.
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeViolations(page, rules[colorScheme], within), `${colorScheme}, ${String(width)} px`).toEqual([]);
    }
  }
}

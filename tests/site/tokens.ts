import type { Page } from '@playwright/test';

/** Colours of custom properties by name, as the browser computes them. @param css style sheet that defines them */
export async function computedColours(
  page: Page,
  css: string,
  scheme: 'light' | 'dark',
  names: readonly string[],
): Promise<Map<string, string>> {
  await page.setContent(`<!doctype html><style>${css}</style><p>`);
  const entries = await page.evaluate(
    ([colorScheme, all]) => {
      document.documentElement.style.colorScheme = colorScheme;
      return all.map((name) => {
        document.body.style.color = '';
        document.body.style.color = `var(--${name})`;
        return [name, getComputedStyle(document.body).color] as const;
      });
    },
    [scheme, names] as const,
  );
  return new Map(entries);
}

import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { controlPairs, decorative, textPairs, type Pair } from '../../../src/styles/contrastPairs.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const names = [...new Set([...tokens.matchAll(/--color-([\w-]+):/g)].map(([, name = '']) => name))];

type Channels = readonly number[];

/** Computed colour of every token: red, green and blue from 0 to 1. */
async function painted(page: Page, css: string, theme: 'light' | 'dark'): Promise<Map<string, Channels>> {
  await page.setContent(`<!doctype html><style>${css}</style><p>`);
  const entries = await page.evaluate(
    ([scheme, all]) => {
      document.documentElement.style.colorScheme = scheme;
      const probe = document.querySelector('p');
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!probe || !context) throw new Error('no canvas');
      return all.map((name) => {
        probe.style.color = '';
        probe.style.color = `var(--color-${name})`;
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
        if (alpha !== 255) throw new Error(`--color-${name} is not an opaque colour`);
        return [name, [red / 255, green / 255, blue / 255]] as const;
      });
    },
    [theme, names] as const,
  );
  return new Map(entries);
}

/** Relative luminance (WCAG 2.2). */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Pairs with too little contrast, and their ratio. */
function tooFaint(colours: Map<string, Channels>, pairs: readonly Pair[], least: number): string[] {
  const of = (name: string): number => {
    const channels = colours.get(name);
    if (!channels) throw new Error(`tokens.css has no --color-${name}, which contrastPairs.ts names`);
    return luminance(channels);
  };
  return pairs.flatMap(([colour, grounds]) =>
    grounds.flatMap((ground) => {
      const [darker = 0, lighter = 0] = [of(colour), of(ground)].sort((a, b) => a - b);
      const ratio = (lighter + 0.05) / (darker + 0.05);
      return ratio < least ? [`${colour} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`text and controls have enough contrast in the ${theme} theme`, async ({ page }) => {
    const colours = await painted(page, tokens, theme);
    expect(tooFaint(colours, textPairs, 4.5)).toEqual([]);
    expect(tooFaint(colours, controlPairs, 3)).toEqual([]);
  });

  test(`text and controls have more contrast in the ${theme} theme with prefers-contrast`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    const colours = await painted(page, tokens, theme);
    expect(
      tooFaint(
        colours,
        textPairs.filter(([, grounds]) => !grounds.includes('action-start')),
        7,
      ),
    ).toEqual([]);
    expect(tooFaint(colours, controlPairs, 4.5)).toEqual([]);
  });
}

test('every colour token is measured or listed as decorative', () => {
  const listed = new Set([
    ...[...textPairs, ...controlPairs].flatMap(([colour, grounds]) => [colour, ...grounds]),
    ...decorative,
  ]);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { formatHex, parse, wcagContrast } from 'culori';
import { controlPairs, decorative, textPairs, type Pair } from '../../../src/styles/contrastPairs.ts';
import { computedColours } from '../tokens.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const names = [...new Set([...tokens.matchAll(/--(color-[\w-]+):/g)].map(([, name = '']) => name))];

/** Pairs with too little contrast (WCAG 2.2), and their ratio. */
function tooFaint(colours: Map<string, string>, pairs: readonly Pair[], least: number): string[] {
  const of = (name: string): string => {
    const colour = parse(colours.get(`color-${name}`) ?? '');
    if (!colour || (colour.alpha ?? 1) < 1) throw new Error(`tokens.css has no opaque --color-${name}.`);
    return formatHex(colour);
  };
  return pairs.flatMap(([colour, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = wcagContrast(of(colour), of(ground));
      return ratio < least ? [`${colour} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`text and controls have enough contrast in the ${theme} theme`, async ({ page }) => {
    const colours = await computedColours(page, tokens, theme, names);
    expect(tooFaint(colours, textPairs, 4.5)).toEqual([]);
    expect(tooFaint(colours, controlPairs, 3)).toEqual([]);
  });

  test(`text and controls have more contrast in the ${theme} theme with prefers-contrast`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    const colours = await computedColours(page, tokens, theme, names);
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
  expect(names.filter((name) => !listed.has(name.replace('color-', '')))).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});

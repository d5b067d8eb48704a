import { describe, expect, it } from 'vitest';
import { paletteColour } from './palette.ts';

describe('the palette for image files', () => {
  const css = `
    --hue: 150;
    --leaf-500: hsl(var(--hue) 71.5% 35.7%);
    --leaf-700: oklch(43.5% 0.13 calc(var(--hue) - 5.5));
    --ink-200: oklch(90.5% 0.012 292deg);
  `;

  it('computes the sRGB colour that a browser shows', () => {
    // As Chromium computes them.
    expect(paletteColour('leaf-500', css)).toBe('#1a9c5b');
    expect(paletteColour('leaf-700', css)).toBe('#0f621a');
    expect(paletteColour('ink-200', css)).toBe('#dfdee7');
  });

  it('follows the number that a colour is computed from', () => {
    const red = css.replace('150', '0');
    expect(paletteColour('leaf-500', red)).toBe('#9c1a1a');
    expect(paletteColour('leaf-700', red)).not.toBe(paletteColour('leaf-700', css));
  });

  it('rejects an unknown name', () => {
    expect(() => paletteColour('leaf-1', css)).toThrow('--leaf-1');
  });

  it('reads the tokens of the site', () => {
    expect(paletteColour('purple-900')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

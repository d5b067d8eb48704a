import { describe, expect, it } from 'vitest';
import { paletteColour } from './palette.ts';

describe('the palette for image files', () => {
  it('returns the two brand purples as written', () => {
    expect(paletteColour('purple-500')).toBe('#804cf5');
    expect(paletteColour('purple-900')).toBe('#3e0095');
  });

  it('converts oklch() to sRGB as browsers do', () => {
    // As Chromium computes them.
    expect(paletteColour('ink-200')).toBe('#dfdee7');
    expect(paletteColour('purple-950')).toBe('#1a0344');
  });

  it('throws for an unknown name', () => {
    expect(() => paletteColour('purple-1')).toThrow('--purple-1');
  });
});

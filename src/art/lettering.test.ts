import { describe, expect, it } from 'vitest';
import { balancedLines, setLine, widthOf } from './lettering.ts';

const setting = { size: 80, weight: 600, tracking: -0.02 };

describe('lettering', () => {
  it('outlines every letter, accents included, and draws nothing for a space', () => {
    expect(setLine('é', setting).outline).toMatch(/^M.*Z$/);
    expect(setLine(' ', setting).outline).toBe('');
    // Letters of another part of the font must not render as the missing-glyph box.
    expect(setLine('ł', setting).outline).not.toBe(setLine('\u4e00', setting).outline);
    expect(setLine('Zażółć', setting).width).toBeGreaterThan(setLine('Za', setting).width);
  });

  it('is wider in larger sizes and heavier weights', () => {
    expect(widthOf('Kwanza', { ...setting, size: 160 })).toBeCloseTo(2 * widthOf('Kwanza', setting), 5);
    expect(widthOf('Kwanza', { ...setting, weight: 400 })).toBeLessThan(widthOf('Kwanza', setting));
  });

  it('breaks a text into the fewest lines that fit, none with a single short word', () => {
    const lines = balancedLines('Cards that spend from your euro balance', setting, 700);
    expect(lines.join(' ')).toBe('Cards that spend from your euro balance');
    expect(lines).toHaveLength(3);
    const widths = lines.map((line) => widthOf(line, setting));
    expect(Math.max(...widths)).toBeLessThanOrEqual(700);
    expect(Math.min(...widths)).toBeGreaterThan(350);
  });

  it('breaks neither at a no-break space nor inside a long word', () => {
    expect(balancedLines('à un taux\u00a0?', setting, 300)).toEqual(['à un', 'taux\u00a0?']);
    expect(balancedLines('a incomprehensibilities', setting, 200)).toEqual(['a', 'incomprehensibilities']);
  });
});

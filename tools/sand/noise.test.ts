import { describe, expect, it } from 'vitest';
import type { Frame } from './field.ts';
import { noiseField } from './noise.ts';

const frame: Frame = { width: 240, height: 160, scale: 10, left: -3, top: 5 };
const noise = { size: 3, strength: 2, seed: 4, layers: 3 };

describe('noise', () => {
  it('is balanced and within its amplitude', () => {
    const field = noiseField(frame, noise);
    const mean = field.reduce((sum, value) => sum + value, 0) / field.length;
    expect(Math.abs(mean)).toBeLessThan(0.25);
    for (const value of field) expect(Math.abs(value)).toBeLessThan(4);
    expect(Math.max(...field)).toBeGreaterThan(0.8);
    expect(Math.min(...field)).toBeLessThan(-0.8);
  });

  it('depends on the seed', () => {
    expect(noiseField(frame, noise)).toEqual(noiseField(frame, noise));
    expect(noiseField(frame, { ...noise, seed: 5 })).not.toEqual(noiseField(frame, noise));
  });

  it('is continuous between pixels', () => {
    const field = noiseField({ ...frame, scale: 40 }, { ...noise, layers: 1 });
    for (let index = 1; index < field.length; index += 1) {
      if (index % frame.width === 0) continue;
      expect(Math.abs((field[index] ?? 0) - (field[index - 1] ?? 0))).toBeLessThan(0.08);
    }
  });

  it('is independent of the resolution', () => {
    const [small, large] = [
      noiseField(frame, noise),
      noiseField({ ...frame, width: 480, height: 320, scale: 20 }, noise),
    ];
    for (let row = 0; row < 160; row += 7) {
      for (let column = 0; column < 240; column += 7) {
        const [a, b] = [small[row * 240 + column] ?? 0, large[2 * row * 480 + 2 * column] ?? 0];
        // Coarse layers are approximated.
        expect(Math.abs(a - b)).toBeLessThan(0.5);
      }
    }
  });
});

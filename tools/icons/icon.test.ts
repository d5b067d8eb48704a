import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconSvg } from './icon.ts';
import { paletteColour } from '../../src/art/palette.ts';
import { mark, smallMark, viewBoxOf } from '../../src/art/logo.ts';

/** Bytes of an icon, one per pixel, brighter on the line. */
async function pixels(shape: Parameters<typeof iconSvg>[0], side: number): Promise<Uint8Array> {
  const image = sharp(Buffer.from(iconSvg(shape)));
  return new Uint8Array(
    await image
      .resize(side, side)
      .flatten({ background: paletteColour('purple-900') })
      .greyscale()
      .raw()
      .toBuffer(),
  );
}

describe('the mark', () => {
  it('is one closed line at both sizes', () => {
    for (const { path } of [mark, smallMark]) expect(path).toMatch(/^M[^M]*Z$/);
  });

  it('fills its box', async () => {
    for (const drawn of [mark, smallMark]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(drawn)}"><path d="${drawn.path}" fill="none" stroke="#000" stroke-width="${String(drawn.stroke)}"/></svg>`;
      const { info } = await sharp(Buffer.from(svg))
        .resize({ width: 600 })
        .trim()
        .toBuffer({ resolveWithObject: true });
      expect(info.width).toBeGreaterThan(594);
      expect(info.height / info.width).toBeCloseTo(drawn.height / drawn.width, 2);
    }
  });
});

describe('the icon', () => {
  it('shows two open loops at 16 px', async () => {
    const side = 16;
    const image = await pixels('small', side);
    const row = [...image.subarray(side * 8, side * 9)];
    const bright = row.map((value) => value > 150);
    // From the left: background, line, hole, crossing, hole, line, background.
    expect(bright.filter((value, index) => value !== (bright[index - 1] ?? false)).length).toBe(6);
  });

  it('keeps its line in the 80 % safe zone', async () => {
    const side = 200;
    const image = await pixels('full', side);
    const outside = [...image].filter((value, index) => {
      const [x, y] = [(index % side) - side / 2 + 0.5, Math.floor(index / side) - side / 2 + 0.5];
      return value > 60 && Math.hypot(x, y) > side * 0.4;
    });
    expect(outside).toEqual([]);
  });
});

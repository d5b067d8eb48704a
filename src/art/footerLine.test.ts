import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { footerLines, footerLineSvg, scale, stroke } from './footerLine.ts';
import type { Point } from './mirrorCurve.ts';
import { crossingsOf } from './weave.ts';

describe.each(Object.entries(footerLines))('the %s line at the foot of a page', (_, line) => {
  const { figure, width, height } = line;
  /** Whether a pixel is drawn. */
  let isDrawn: (x: number, y: number) => boolean;

  beforeAll(async () => {
    const { data, info } = await sharp(Buffer.from(footerLineSvg(line)))
      .resize(width, height)
      .raw()
      .toBuffer({ resolveWithObject: true });
    isDrawn = (x, y) => (data[info.channels * (Math.floor(y) * width + Math.floor(x)) + 3] ?? 0) > 128;
  });

  it('is complete: it reaches all four edges alike', () => {
    const across = Array.from({ length: width }, (_, x) => x);
    const down = Array.from({ length: height }, (_, y) => y);
    const columns = across.filter((x) => down.some((y) => isDrawn(x, y)));
    const rows = down.filter((y) => across.some((x) => isDrawn(x, y)));
    expect(columns[0]).toBeCloseTo(width - 1 - (columns.at(-1) ?? 0), -0.5);
    expect(rows[0]).toBeCloseTo(height - 1 - (rows.at(-1) ?? 0), -0.5);
    expect(columns.length).toBeGreaterThan(width - scale);
  });

  it('is woven: beside each upper strand the lower one is cut, and goes on after it', () => {
    const crossings = crossingsOf(figure);
    expect(crossings.length).toBeGreaterThan(5);
    for (const { at, over, under } of crossings) {
      /** Whether it is drawn on both sides of the crossing, this far from it in widths of the line. */
      const isDrawnAlong = ([dx, dy]: Point, away: number): readonly boolean[] =>
        [-1, 1].map((side) =>
          isDrawn(scale * (at[0] + side * away * stroke * dx), scale * (at[1] + side * away * stroke * dy)),
        );
      expect(isDrawnAlong(over.direction, 0.675)).toEqual([true, true]);
      expect(isDrawnAlong(under.direction, 0.675)).toEqual([false, false]);
      expect(isDrawnAlong(under.direction, 1.5)).toEqual([true, true]);
    }
  });
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { footerLineSize, footerLineSvg } from './footerLine.ts';

it('the line at the foot of a page is complete: it reaches all four edges alike', async () => {
  const { width, height } = footerLineSize;
  const { data, info } = await sharp(Buffer.from(footerLineSvg()))
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDrawn = (x: number, y: number): boolean => (data[info.channels * (y * width + x) + 3] ?? 0) > 128;
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: height }, (_, y) => y);
  const columns = across.filter((x) => down.some((y) => isDrawn(x, y)));
  const rows = down.filter((y) => across.some((x) => isDrawn(x, y)));
  expect(columns[0]).toBeCloseTo(width - 1 - (columns.at(-1) ?? 0), -0.5);
  expect(rows[0]).toBeCloseTo(height - 1 - (rows.at(-1) ?? 0), -0.5);
  expect(columns.length).toBeGreaterThan(0.98 * width);
});

import { wcagLuminance } from 'culori';
import { describe, expect, it } from 'vitest';
import { mirrorCurve } from '../../src/art/mirrorCurve.ts';
import { day, dusk } from './light.ts';
import { sandPicture, type Framing, type Pixels } from './picture.ts';

const framing: Framing = {
  figure: mirrorCurve({ columns: 3, rows: 2 }, 1, 0),
  width: 300,
  height: 200,
  scale: 16,
  middle: [0.5, 0.5],
  graininess: 0.5,
  seed: 3,
};

/** Relative luminance of the selected pixels (WCAG 2.2), darkest first. */
function luminances(
  { data, width }: Pixels,
  isWanted: (column: number, row: number) => boolean = () => true,
): number[] {
  return Array.from({ length: data.length / 3 }, (_, index) => index)
    .filter((index) => isWanted(index % width, Math.floor(index / width)))
    .map((index) => {
      const [r = 0, g = 0, b = 0] = Array.from(data.subarray(3 * index, 3 * index + 3), (byte) => byte / 255);
      return wcagLuminance({ mode: 'rgb', r, g, b });
    })
    .sort((a, b) => a - b);
}

/** Least distance of text from the drawing, in units. */
const aside = 1.25;
const { figure } = framing;
const isDrawing = (column: number, row: number): boolean =>
  Math.abs(column - framing.width / 2) < (figure.width / 2) * framing.scale &&
  Math.abs(row - framing.height / 2) < (figure.height / 2) * framing.scale;
const isAround = (column: number, row: number): boolean =>
  Math.abs(column - framing.width / 2) > (figure.width / 2 + aside) * framing.scale ||
  Math.abs(row - framing.height / 2) > (figure.height / 2 + aside) * framing.scale;

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * sorted.length)] ?? NaN;

describe('a picture of sand', () => {
  it('is identical for the same framing and light', () => {
    expect(sandPicture({ ...framing }, day)).toEqual(sandPicture({ ...framing }, day));
    expect(sandPicture({ ...framing, seed: 4 }, day)).not.toEqual(sandPicture(framing, day));
  });

  it('has the requested size', () => {
    const { data, width, height } = sandPicture(framing, day);
    expect([width, height, data.length]).toEqual([300, 200, 300 * 200 * 3]);
  });

  it('moves the figure with the framing', () => {
    const [centred, moved] = [sandPicture(framing, day), sandPicture({ ...framing, middle: [0.7, 0.5] }, day)];
    expect(moved.data).not.toEqual(centred.data);
  });

  it('is dark enough at dusk for white text around the drawing', () => {
    expect(1.05 / (quantile(luminances(sandPicture(framing, dusk), isAround), 0.995) + 0.05)).toBeGreaterThan(4.5);
  });

  it('has more light on the drawing at dusk, but not around it', () => {
    const [lit, unlit] = [dusk, { ...dusk, onDrawing: 0 }].map((light) => sandPicture(framing, light));
    const median = (picture: Pixels | undefined, isWanted: typeof isDrawing): number =>
      picture ? quantile(luminances(picture, isWanted), 0.5) : NaN;
    expect(median(lit, isDrawing) / median(unlit, isDrawing)).toBeGreaterThan(1.3);
    expect(median(lit, isAround)).toBe(median(unlit, isAround));
  });

  it('is light enough by day for dark text between the lines', () => {
    expect((quantile(luminances(sandPicture(framing, day)), 0.25) + 0.05) / 0.055).toBeGreaterThan(7);
  });
});

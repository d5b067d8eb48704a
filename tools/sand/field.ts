/** Grids of values over a picture, for relief and light. */
import type { Point } from '../../src/art/mirrorCurve.ts';

/** The part of a drawing in a picture, in pixels and units. */
export interface Frame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit. */
  readonly scale: number;
  /** Point of the upper left corner. */
  readonly left: number;
  readonly top: number;
}

/** A value for each pixel of a frame, row by row. */
export type Field = Float32Array<ArrayBuffer>;

export const emptyField = ({ width, height }: Frame): Field => new Float32Array(width * height);

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Smoothstep from 0 to 1 between two values. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/**
 * Calls back for each pixel of the bounding box of some points.
 * @param margin around the points, in units
 */
export function eachPixelNear(
  { width, height, scale, left, top }: Frame,
  points: readonly Point[],
  margin: number,
  visit: (index: number, x: number, y: number) => void,
): void {
  const xs = points.map(([x]) => (x - left) * scale);
  const ys = points.map(([, y]) => (y - top) * scale);
  const fromColumn = Math.max(0, Math.floor(Math.min(...xs) - margin * scale));
  const toColumn = Math.min(width, Math.ceil(Math.max(...xs) + margin * scale));
  const fromRow = Math.max(0, Math.floor(Math.min(...ys) - margin * scale));
  const toRow = Math.min(height, Math.ceil(Math.max(...ys) + margin * scale));
  for (let row = fromRow; row < toRow; row += 1) {
    for (let column = fromColumn; column < toColumn; column += 1) {
      visit(row * width + column, left + column / scale, top + row / scale);
    }
  }
}

/** Box blur applied twice, which approximates a Gaussian at constant cost. @param radius in units */
export function blurred(field: Field, frame: Frame, radius: number): Field {
  const pixels = Math.max(1, Math.round(radius * frame.scale));
  const once = meanOfColumns(meanOfRows(field, frame, pixels), frame, pixels);
  return meanOfColumns(meanOfRows(once, frame, pixels), frame, pixels);
}

/** Repeats the outermost value beyond the edges. */
function meanOfRows(field: Field, frame: Frame, radius: number): Field {
  const { width, height } = frame;
  const means = emptyField(frame);
  for (let start = 0; start < width * height; start += width) {
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += field[start + clamp(x, 0, width - 1)] ?? 0;
    for (let x = 0; x < width; x += 1) {
      means[start + x] = sum / (2 * radius + 1);
      sum += (field[start + Math.min(width - 1, x + radius + 1)] ?? 0) - (field[start + Math.max(0, x - radius)] ?? 0);
    }
  }
  return means;
}

function meanOfColumns(field: Field, frame: Frame, radius: number): Field {
  const { width, height } = frame;
  const means = emptyField(frame);
  const sums = new Float64Array(width);
  for (let y = -radius; y <= radius; y += 1) {
    const row = clamp(y, 0, height - 1) * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (field[row + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const entering = Math.min(height - 1, y + radius + 1) * width;
    const leaving = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      means[y * width + x] = sum / (2 * radius + 1);
      sums[x] = sum + (field[entering + x] ?? 0) - (field[leaving + x] ?? 0);
    }
  }
  return means;
}

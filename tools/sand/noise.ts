/** Deterministic noise, independent of the resolution. */
import { emptyField, type Field, type Frame } from './field.ts';

/** Hashes two numbers and a seed to 32 bits. */
export function hashOf(first: number, second: number, seed: number): number {
  let mixed = Math.imul(first, 0x27d4eb2d) ^ Math.imul(second, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The same between 0 and 1. */
export const chance = (first: number, second: number, seed: number): number => hashOf(first, second, seed) / 2 ** 32;

export interface Noise {
  /** Distance between features, in units. */
  readonly size: number;
  /** Approximate amplitude. */
  readonly strength: number;
  readonly seed: number;
  /** Octaves: each is half as large and half as strong as the one before. */
  readonly layers?: number;
}

/** Smaller features, in pixels, are computed for every pixel, larger ones for every fourth in both directions. */
const fineFeature = 16;
const coarseness = 4;

/** Gradient noise (Perlin 2002) of several sizes. */
export function noiseField(frame: Frame, { size, strength, seed, layers = 1 }: Noise): Field {
  const sizes = Array.from({ length: layers }, (_, layer) => ({
    size: size / 2 ** layer,
    strength: strength / 2 ** layer,
    seed: seed + layer,
  }));
  const isFine = (layer: Noise): boolean => layer.size * frame.scale < fineFeature;
  const field = coarseSum(
    frame,
    sizes.filter((layer) => !isFine(layer)),
  );
  for (const layer of sizes.filter(isFine)) addNoise(field, frame, layer);
  return field;
}

const directions = 256;
const cosines = Float64Array.from({ length: directions }, (_, index) => Math.cos((index * 2 * Math.PI) / directions));
const sines = Float64Array.from({ length: directions }, (_, index) => Math.sin((index * 2 * Math.PI) / directions));

const fade = (share: number): number => share * share * share * (share * (share * 6 - 15) + 10);

/** Rotates the lattice of each layer, so that their directions do not align visibly. */
function addNoise(field: Field, { width, height, scale, left, top }: Frame, { size, strength, seed }: Noise): void {
  const angle = hashOf(0, 0, seed);
  const acrossX = Math.cos(angle) / size;
  const acrossY = Math.sin(angle) / size;
  let column = Infinity;
  let row = Infinity;
  // Gradients at the corners of the cell.
  let ax = 0;
  let ay = 0;
  let bx = 0;
  let by = 0;
  let cx = 0;
  let cy = 0;
  let dx = 0;
  let dy = 0;
  for (let line = 0, index = 0; line < height; line += 1) {
    const down = top + line / scale;
    let x = left * acrossX - down * acrossY;
    let y = left * acrossY + down * acrossX;
    for (const end = index + width; index < end; index += 1) {
      const floorX = Math.floor(x);
      const floorY = Math.floor(y);
      if (floorX !== column || floorY !== row) {
        column = floorX;
        row = floorY;
        const a = hashOf(column, row, seed) % directions;
        const b = hashOf(column + 1, row, seed) % directions;
        const c = hashOf(column, row + 1, seed) % directions;
        const d = hashOf(column + 1, row + 1, seed) % directions;
        ax = cosines[a] ?? 0;
        ay = sines[a] ?? 0;
        bx = cosines[b] ?? 0;
        by = sines[b] ?? 0;
        cx = cosines[c] ?? 0;
        cy = sines[c] ?? 0;
        dx = cosines[d] ?? 0;
        dy = sines[d] ?? 0;
      }
      const u = x - column;
      const v = y - row;
      const s = fade(u);
      const upper = ax * u + ay * v + s * (bx * (u - 1) + by * v - ax * u - ay * v);
      const lower = cx * u + cy * (v - 1) + s * (dx * (u - 1) + dy * (v - 1) - cx * u - cy * (v - 1));
      field[index] = (field[index] ?? 0) + 1.5 * strength * (upper + fade(v) * (lower - upper));
      x += acrossX / scale;
      y += acrossY / scale;
    }
  }
}

/** Weights of four neighbours in a cubic B-spline, for each pixel between the middle two. */
const weights = Float64Array.from(
  Array.from({ length: coarseness }, (_, index) => {
    const t = index / coarseness;
    return [(1 - t) ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1, t ** 3];
  }).flat(),
  (weight) => weight / 6,
);

/** Sums layers with large features on a coarse grid, with smooth interpolation. */
function coarseSum(frame: Frame, layers: readonly Noise[]): Field {
  const field = emptyField(frame);
  if (layers.length === 0) return field;
  const { width, height, scale, left, top } = frame;
  const step = coarseness / scale;
  const grid: Frame = {
    width: Math.ceil(width / coarseness) + 3,
    height: Math.ceil(height / coarseness) + 3,
    scale: 1 / step,
    left: left - step,
    top: top - step,
  };
  const values = emptyField(grid);
  for (const layer of layers) addNoise(values, grid, layer);
  const row = new Float64Array(grid.width);
  for (let y = 0, index = 0; y < height; y += 1) {
    const start = Math.floor(y / coarseness) * grid.width;
    const weight = (y % coarseness) * 4;
    for (let x = 0; x < grid.width; x += 1) {
      let sum = 0;
      for (let neighbour = 0; neighbour < 4; neighbour += 1) {
        sum += (weights[weight + neighbour] ?? 0) * (values[start + x + neighbour * grid.width] ?? 0);
      }
      row[x] = sum;
    }
    for (let at = 0, x = 0; x < width; at += 1) {
      const a = row[at] ?? 0;
      const b = row[at + 1] ?? 0;
      const c = row[at + 2] ?? 0;
      const d = row[at + 3] ?? 0;
      for (let from = 0; from < 4 * coarseness && x < width; from += 4, x += 1, index += 1) {
        field[index] =
          (weights[from] ?? 0) * a +
          (weights[from + 1] ?? 0) * b +
          (weights[from + 2] ?? 0) * c +
          (weights[from + 3] ?? 0) * d;
      }
    }
  }
  return field;
}

/** Computes the relief of the sand: dunes, and wind ripples around the smoothed ground of the figure. */
import type { Figure, Point } from '../../src/art/mirrorCurve.ts';
import { drawingOf } from './drawing.ts';
import { smoothstep, type Field, type Frame } from './field.ts';
import { noiseField } from './noise.ts';

export interface Relief {
  /** Height in units. */
  readonly height: Field;
  /** 1 for damp sand. */
  readonly damp: Field;
  /** Albedo, 1 on average: paler and darker patches. */
  readonly albedo: Field;
}

/** Ripples: wavelength and height in units, and angle of the crests in radians. */
const ripple = { length: 1.75, height: 0.08, angle: 0.32 } as const;

/** Position of a pixel in the drawing, in units. */
const placeOf = ({ width, scale, left, top }: Frame, index: number): Point => [
  left + (index % width) / scale,
  top + Math.floor(index / width) / scale,
];

/** Corner radius of the figure's ground, in units: sharp corners would leave a crease in the ripples. */
const roundness = 1.5;

/** Distance of a pixel from the ground of the figure, in units; negative inside. */
function outsideOf({ width, height }: Figure, frame: Frame, index: number): number {
  const [x, y] = placeOf(frame, index);
  const [aside, above] = [Math.max(-x, x - width) + roundness, Math.max(-y, y - height) + roundness];
  return Math.hypot(Math.max(0, aside), Math.max(0, above)) + Math.min(0, Math.max(aside, above)) - roundness;
}

/** Wind ripples around the smoothed ground of the figure. */
function addRipples(height: Field, figure: Figure, frame: Frame, seed: number): void {
  // Where both are 0, two crests join, as in nature.
  const real = noiseField(frame, { size: 11, strength: 1, seed: seed + 110 });
  const imaginary = noiseField(frame, { size: 11, strength: 1, seed: seed + 120 });
  const border = noiseField(frame, { size: 7, strength: 2.4, layers: 2, seed: seed + 130 });
  const turnsAcross = (2 * Math.PI * Math.cos(ripple.angle)) / ripple.length;
  const turnsAlong = (-2 * Math.PI * Math.sin(ripple.angle)) / ripple.length;
  for (let index = 0; index < height.length; index += 1) {
    const blown = smoothstep(-1, 5, outsideOf(figure, frame, index) + (border[index] ?? 0));
    if (blown === 0) continue;
    const [x, y] = placeOf(frame, index);
    const a = (real[index] ?? 0) + 0.35;
    const b = imaginary[index] ?? 0;
    const phase = x * turnsAlong + y * turnsAcross + Math.atan2(b, a);
    // Steep on one side, sharp at the crest.
    const half = Math.sin((phase + 0.5 * Math.sin(phase)) / 2);
    const shape = 1.1 - 2 * Math.sqrt(half * half + 0.012);
    height[index] = (height[index] ?? 0) + blown * Math.min(1, 3 * Math.hypot(a, b)) * ripple.height * shape;
  }
}

/** Loose sand is crumbly, untouched sand almost flat. */
function addCrumbs(height: Field, loose: Field, frame: Frame, seed: number): void {
  const lumps = noiseField(frame, { size: 0.55, strength: 0.022, layers: 3, seed: seed + 210 });
  const clods = noiseField(frame, { size: 0.3, strength: 0.04, layers: 2, seed: seed + 220 });
  for (let index = 0; index < height.length; index += 1) {
    const here = loose[index] ?? 0;
    const clod = Math.max(0, (clods[index] ?? 0) - 0.006);
    height[index] = (height[index] ?? 0) + (0.45 + 0.5 * here) * (lumps[index] ?? 0) + (here * clod) / (1 + 12 * clod);
  }
}

/** Share of the dunes that remains in the smoothed ground, where a slope would look like a stain. */
const smoothed = 0.3;

/** The relief of sand with a figure; deterministic for figure, frame and seed. */
export function reliefOf(figure: Figure, frame: Frame, seed: number): Relief {
  const { height: drawn, floor, loose } = drawingOf(figure, frame, seed);
  const height = noiseField(frame, { size: 16, strength: 0.9, layers: 3, seed: seed + 100 });
  drawn.forEach((added, index) => {
    const uneven = smoothed + (1 - smoothed) * smoothstep(-2, 6, outsideOf(figure, frame, index));
    height[index] = uneven * (height[index] ?? 0) + added;
  });
  addRipples(height, figure, frame, seed);
  addCrumbs(height, loose, frame, seed);
  const patches = noiseField(frame, { size: 7, strength: 0.07, layers: 4, seed: seed + 400 });
  return { height, damp: floor, albedo: patches.map((value) => 1 + value) };
}

/** Light on sand: a low sun from the upper left, the sky, and single grains. */
import type { Figure } from '../../src/art/mirrorCurve.ts';
import { blurred, clamp, emptyField, smoothstep, type Field, type Frame } from './field.ts';
import { hashOf } from './noise.ts';
import type { Relief } from './relief.ts';

/** Linear red, green and blue; 1 is white. */
type Colour = readonly [red: number, green: number, blue: number];

export interface Light {
  /** Elevation of the sun, as a slope. */
  readonly slope: number;
  /** Softness of shadow edges, as a slope. */
  readonly softness: number;
  /** Colour of flat sand in sunlight alone and in skylight alone. */
  readonly sun: Colour;
  readonly sky: Colour;
  /** Contrast of sunlight between slopes, relative to a matte surface. */
  readonly contrast: number;
  /** Loss of sunlight towards the lower right corner, 0 to 1. */
  readonly falloff: number;
  /** Extra sunlight on the drawing, because text may cover the ground around it. */
  readonly onDrawing: number;
  /** Darkening of damp sand, for each colour. */
  readonly damp: Colour;
}

/** Late afternoon: pale, warm sand. */
export const day: Light = {
  slope: 0.52,
  softness: 0.2,
  sun: [0.7, 0.454, 0.223],
  sky: [0.225, 0.126, 0.073],
  contrast: 1.05,
  falloff: 0.14,
  onDrawing: 0,
  damp: [0.2, 0.27, 0.34],
};

/** Dusk: the last light on edges and crests, dark enough for white text. */
export const dusk: Light = {
  slope: 0.32,
  softness: 0.15,
  sun: [0.074, 0.0335, 0.0105],
  sky: [0.0155, 0.0096, 0.0125],
  contrast: 1.95,
  falloff: 0.45,
  onDrawing: 0.8,
  damp: [0.3, 0.26, 0.14],
};

/**
 * Directions of the sun, and of the brightest part of the sky. The sun is far enough from both directions of the figure's
 * strands for all edges to be visible.
 */
const sunward = [-0.17, -0.9854] as const;
const skyward = [-0.9, 0.1] as const;

/** Surface properties, independent of the time of day. */
export interface Surface {
  readonly relief: Relief;
  readonly frame: Frame;
  /** Slope of the horizon towards the sun. */
  readonly horizon: Field;
  /** Visible share of the sky, 1 on flat ground. */
  readonly openness: Field;
  /** Size of the figure, in units. */
  readonly drawing: Pick<Figure, 'width' | 'height'>;
}

/** Maximal length of shadows, in units. */
const longestShadow = 1.3;

function horizonOf(height: Field, frame: Frame): Field {
  const { width, height: rows, scale } = frame;
  const steps: { x: number; y: number; run: number }[] = [];
  for (let away = 1.5; away < longestShadow * scale; away *= 1.25) {
    const [x, y] = [Math.round(sunward[0] * away), Math.round(sunward[1] * away)];
    steps.push({ x, y, run: Math.hypot(x, y) / scale });
  }
  const horizon = emptyField(frame).fill(-Infinity);
  // One step over the whole picture at a time, row by row, for sequential memory access.
  for (const { x: stepX, y: stepY, run } of steps) {
    for (let y = Math.max(0, -stepY); y < rows; y += 1) {
      const offset = stepY * width + stepX;
      for (let index = y * width + Math.max(0, -stepX); index < (y + 1) * width; index += 1) {
        const rise = ((height[index + offset] ?? 0) - (height[index] ?? 0)) / run;
        if (rise > (horizon[index] ?? 0)) horizon[index] = rise;
      }
    }
  }
  return horizon;
}

/** Computes the properties once for all times of day. */
export function surfaceOf(relief: Relief, frame: Frame, drawing: Surface['drawing']): Surface {
  const around = blurred(relief.height, frame, 0.45);
  const openness = relief.height.map((height, index) => clamp(1 + 3.2 * (height - (around[index] ?? 0)), 0.5, 1.25));
  return { relief, frame, horizon: horizonOf(relief.height, frame), openness, drawing };
}

/** Compresses highlights instead of clipping them. */
const soften = (light: number): number => (light < 0.6 ? light : 1 - 0.4 * Math.exp(-(light - 0.6) / 0.4));
const encode = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
/** Bytes of sRGB for light from 0 to 4. */
const bytesPerUnit = 4096;
const bytes = Uint8Array.from({ length: 4 * bytesPerUnit + 1 }, (_, index) =>
  Math.round(255 * encode(soften(index / bytesPerUnit))),
);

/** Weight of the drawing for each pixel of an axis: 1 inside, fading to 0 at its border. */
const insideOf = (length: number, pixels: number, start: number, scale: number): Float64Array =>
  Float64Array.from({ length: pixels }, (_, index) => {
    const at = start + index / scale;
    return smoothstep(-1.2, 0.6, Math.min(at, length - at));
  });

/** Grains: tilt as a slope, variation in colour, and number of dark ones among 4096. */
const grain = { slope: 0.22, colour: 0.13, dark: 40, darkness: 0.2 } as const;

/** From twenty bits of a hash: between -1 and 1, mostly near 0. */
const spread = (hash: number): number => (hash & 1023) / 1023 + ((hash >>> 10) & 1023) / 1023 - 1;

/**
 * Renders the sand: three bytes of sRGB per pixel. The outermost pixels are lit as if the picture were tiled.
 * @param graininess visibility of grains, 0 to 1; grain makes up most of the file size
 */
export function litSand(
  { relief, frame, horizon, openness, drawing }: Surface,
  light: Light,
  graininess: number,
  seed: number,
): Uint8Array {
  const { width, height: rows, scale, left, top } = frame;
  const { height, damp, albedo } = relief;
  const [across, down] = [insideOf(drawing.width, width, left, scale), insideOf(drawing.height, rows, top, scale)];
  const pixels = new Uint8Array(3 * width * rows);
  const level = 1 / Math.hypot(1, light.slope);
  const flat = light.slope * level;
  const [sunX, sunY] = [sunward[0] * level, sunward[1] * level];
  for (let row = 0, index = 0; row < rows; row += 1) {
    for (let column = 0; column < width; column += 1, index += 1) {
      const here = height[index] ?? 0;
      const first = hashOf(column, row, seed);
      const second = hashOf(row, column, seed + 1);
      const acrossX = ((height[index + 1] ?? here) - (height[index - 1] ?? here)) * 0.5 * scale;
      const acrossY = ((height[index + width] ?? here) - (height[index - width] ?? here)) * 0.5 * scale;
      const slopeX = acrossX + graininess * grain.slope * spread(first);
      const slopeY = acrossY + graininess * grain.slope * spread(second);
      const upright = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);

      const facing = Math.max(0, ((flat - slopeX * sunX - slopeY * sunY) * upright) / flat);
      const shadow = smoothstep(light.slope - light.softness, light.slope + light.softness, horizon[index] ?? 0);
      const loss = light.falloff * smoothstep(0, 1, 0.55 * (column / width) + 0.45 * (row / rows));
      const more = 1 + light.onDrawing * (across[column] ?? 0) * (down[row] ?? 0);
      const sun = facing ** light.contrast * (1 - shadow) * (1 - loss) * more;

      const facingSky = 1 - 0.65 * (slopeX * skyward[0] + slopeY * skyward[1]) * upright;
      const sky = (openness[index] ?? 1) * Math.max(0.3, facingSky);

      const darkness = first >>> 20 < grain.dark ? grain.darkness : 0;
      const reflectance = (albedo[index] ?? 1) * (1 + graininess * (grain.colour * spread(first) - darkness));
      const wet = damp[index] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const incoming = (light.sun[channel] ?? 0) * sun + (light.sky[channel] ?? 0) * sky;
        const reflected = incoming * reflectance * (1 - wet * (light.damp[channel] ?? 0));
        pixels[3 * index + channel] = bytes[Math.round(reflected * bytesPerUnit)] ?? 255;
      }
    }
  }
  return pixels;
}

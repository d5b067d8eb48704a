/** Renders a figure in sand. */
import type { Figure } from '../../src/art/mirrorCurve.ts';
import type { Frame } from './field.ts';
import { litSand, surfaceOf, type Light, type Surface } from './light.ts';
import { reliefOf } from './relief.ts';

/** The part of the sand in the picture. */
export interface Framing {
  readonly figure: Figure;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the figure, a quarter of the distance between dots. */
  readonly scale: number;
  /** Centre of the figure, as shares of width and height. */
  readonly middle: readonly [x: number, y: number];
  /** Visibility of grains, 0 to 1. */
  readonly graininess: number;
  readonly seed: number;
}

/** Three bytes of sRGB per pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Margin around the picture, in units, for objects that cast a shadow into it. */
const margin = 0.75;

/**
 * Cache of the last framing: its surface, which is the same at every time of day, and its renderings by light. Only the
 * last, because a surface takes tens of megabytes, and the files of a framing are drawn in sequence.
 */
let last: { readonly framing: Framing; readonly surface: Surface; readonly pictures: Map<Light, Pixels> } | undefined;

function surfaceOfFraming({ figure, width, height, scale, middle, seed }: Framing): Surface {
  const around = Math.ceil(margin * scale);
  const frame: Frame = {
    width: width + 2 * around,
    height: height + 2 * around,
    scale,
    left: figure.width / 2 - (middle[0] * width + around) / scale,
    top: figure.height / 2 - (middle[1] * height + around) / scale,
  };
  return surfaceOf(reliefOf(figure, frame, seed), frame, figure);
}

function pictureOf(surface: Surface, { width, height, graininess, seed }: Framing, light: Light): Pixels {
  const lit = litSand(surface, light, graininess, seed);
  const { frame } = surface;
  const [left, top] = [(frame.width - width) / 2, (frame.height - height) / 2];
  const data = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row += 1) {
    const start = 3 * ((top + row) * frame.width + left);
    data.set(lit.subarray(start, start + 3 * width), 3 * row * width);
  }
  return { data, width, height };
}

/** Renders a figure in sand; deterministic for a framing and light. */
export function sandPicture(framing: Framing, light: Light): Pixels {
  if (last?.framing !== framing) last = { framing, surface: surfaceOfFraming(framing), pictures: new Map() };
  const { surface, pictures } = last;
  const picture = pictures.get(light) ?? pictureOf(surface, framing, light);
  pictures.set(light, picture);
  return picture;
}

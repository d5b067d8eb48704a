/** Figures in sand as the files that pages offer: each in its shapes, two themes, the widths that screens ask for. */
import path from 'node:path';
import sharp from 'sharp';
import { keptByHash } from './keptByHash.ts';
import { mirrorCurve, type Figure } from './mirrorCurve.ts';
import { day, dusk } from './sandLight.ts';
import { sandPicture, type Framing } from './sandPicture.ts';
import { seedOf } from './seed.ts';

const lights = { light: day, dark: dusk } as const;

export type SandTheme = keyof typeof lights;
export const sandThemes: readonly SandTheme[] = ['light', 'dark'];

/** A picture of sand in one shape. */
export interface Sand {
  /** Name of its files. */
  readonly name: string;
  /** The picture in its largest size. */
  readonly framing: Framing;
  /** Sizes in pixels, the smallest first; `quality` of the file, 1 to 100, by eye: faults of larger pictures are smaller on the screen. */
  readonly sizes: readonly { readonly width: number; readonly height: number; readonly quality: number }[];
}

/** One file. */
export interface SandVersion {
  readonly sand: Sand;
  readonly theme: SandTheme;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/**
 * The field of the landing page. `wide` leaves room for words above the figure and at its right; the middle of the
 * figure stands there at 39.5 % of the width and 66 % of the height. In `narrow`, for phones, one of fewer dots fills
 * the width, with untouched sand above and below it as high as the words there.
 */
export const landingSand = {
  wide: {
    name: 'wide',
    framing: {
      figure: mirrorCurve({ columns: 7, rows: 4 }, 2, 0.4),
      width: 1980,
      height: 928,
      scale: 29.3,
      middle: [0.395, 0.66],
      graininess: 0.7,
      seed: 5,
    },
    sizes: [
      { width: 1440, height: 675, quality: 48 },
      { width: 1980, height: 928, quality: 42 },
    ],
  },
  narrow: {
    name: 'narrow',
    framing: {
      figure: mirrorCurve({ columns: 5, rows: 4 }, 2, 0.4),
      width: 780,
      height: 2040,
      scale: 35.5,
      middle: [0.5, 0.46],
      graininess: 0.5,
      seed: 5,
    },
    sizes: [{ width: 780, height: 2040, quality: 36 }],
  },
} as const satisfies Record<string, Sand>;

/**
 * A figure in the middle of untouched sand, so that a box of another shape may cut the edges.
 * @param share of the width that the figure takes
 */
function centred(name: string, seed: number, figure: Figure, share: number, size: Sand['sizes'][number]): Sand {
  const scale = (share * size.width) / figure.width;
  const framing = { figure, ...size, scale, middle: [0.5, 0.5], graininess: 0.5, seed: seed % 1000 } as const;
  return { name, framing, sizes: [size] };
}

/** For a band from edge to edge of a desktop, as wide as what stands above it, and of fewer dots for a phone. */
export const contactSand = {
  wide: centred('contact-wide', 4, mirrorCurve({ columns: 7, rows: 2 }, 1, 0), 0.61, {
    width: 1980,
    height: 570,
    quality: 38,
  }),
  narrow: centred('contact-narrow', 4, mirrorCurve({ columns: 3, rows: 2 }, 1, 0), 0.78, {
    width: 780,
    height: 540,
    quality: 40,
  }),
};

/**
 * The sand of a page, a figure of its own, with so much sand above and below it that it is as large in the low field of a
 * phone as in the high one beside a text.
 * @param id of the page
 */
export function pageSand(id: string): Sand {
  const seed = seedOf(id);
  return centred(id, seed, mirrorCurve({ columns: 4, rows: 3 }, seed, 0.4), 0.64, {
    width: 900,
    height: 1100,
    quality: 40,
  });
}

/** Every file of a picture in a theme, the smallest first. */
export const versionsOf = (sand: Sand, theme: SandTheme): SandVersion[] =>
  sand.sizes.map((size) => ({ sand, theme, ...size }));

/** Name of a version's file, without its ending; with its width where there are others. */
export const sandName = ({ sand: { name, sizes }, theme, width }: SandVersion): string =>
  [name, theme, ...(sizes.length > 1 ? [width] : [])].join('-');

/** What draws the sand, as text: when it changes, what an earlier build drew is no longer the same. */
const code = import.meta.glob(['./sand*.ts', './weave.ts', '!./*.test.ts', '!./sandAvif.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Draws a version, or gives what an earlier build drew of the same one.
 * @param folder where pictures are kept for the next build
 * @returns an AVIF file
 */
export async function sandAvif(
  { sand: { framing }, theme, width, height, quality }: SandVersion,
  folder = path.join('node_modules', '.cache', 'sand'),
): Promise<Uint8Array<ArrayBuffer>> {
  const light = lights[theme];
  // More effort takes two to ten times as long and makes the files no smaller.
  const form = { quality, effort: 1, chromaSubsampling: '4:2:0' } as const;
  return keptByHash(folder, 'avif', [framing, light, width, height, form, code, sharp.versions], () => {
    const { data, ...size } = sandPicture(framing, light);
    return sharp(data, { raw: { ...size, channels: 3 } })
      .resize(width, height)
      .avif(form)
      .toBuffer();
  });
}

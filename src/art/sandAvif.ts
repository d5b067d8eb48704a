/** The field of sand as the files that a page offers: two shapes, two themes, the widths that screens ask for. */
import path from 'node:path';
import sharp from 'sharp';
import { keptByHash } from './keptByHash.ts';
import { mirrorCurve } from './mirrorCurve.ts';
import { day, dusk } from './sandLight.ts';
import { sandPicture, type Framing } from './sandPicture.ts';

/** The figures: across a desktop, and for a phone one of fewer dots, which is as strong there. */
const [wide, narrow] = [mirrorCurve({ columns: 7, rows: 4 }, 2, 0.4), mirrorCurve({ columns: 5, rows: 4 }, 2, 0.4)];

/**
 * The picture in each shape, in its largest size. `wide` leaves room for words
 * above the figure and at its right; the middle of the figure stands there at
 * 39.5 % of the width and 66 % of the height. In `narrow` it fills the width,
 * with untouched sand above and below it as high as the words there.
 */
const framings = {
  wide: { figure: wide, width: 1980, height: 928, scale: 29.3, middle: [0.395, 0.66], graininess: 0.7, seed: 5 },
  narrow: { figure: narrow, width: 780, height: 2040, scale: 35.5, middle: [0.5, 0.46], graininess: 0.5, seed: 5 },
} as const satisfies Record<string, Framing>;

const lights = { light: day, dark: dusk } as const;

export type SandShape = keyof typeof framings;
export type SandTheme = keyof typeof lights;

/** One file. */
export interface SandVersion {
  readonly shape: SandShape;
  readonly theme: SandTheme;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Quality of the file, 1 to 100, chosen by eye: the larger a picture is, the smaller on the screen are its faults. */
  readonly quality: number;
}

const sizes = [
  { shape: 'wide', width: 1440, height: 675, quality: 48 },
  { shape: 'wide', width: 1980, height: 928, quality: 42 },
  { shape: 'narrow', width: 780, height: 2040, quality: 36 },
] as const;

/** Name of a version's file, without its ending. */
export const sandName = ({ shape, theme, width }: SandVersion): string => `${shape}-${theme}-${String(width)}`;

/** Every file, the smallest of a shape and theme first. */
export const sandVersions: readonly SandVersion[] = (['light', 'dark'] as const).flatMap((theme) =>
  sizes.map((size) => ({ ...size, theme })),
);

/** What draws the sand, as text: when it changes, what an earlier build drew is no longer the same. */
const code = import.meta.glob(['./sand*.ts', './weave.ts', '!./*.test.ts'], {
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
  { shape, theme, width, height, quality }: SandVersion,
  folder = path.join('node_modules', '.cache', 'sand'),
): Promise<Uint8Array<ArrayBuffer>> {
  const framing: Framing = framings[shape];
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

/** `npm run tools -- sand`: draws the sand pictures of the site into `src/art/sand/`, each for two themes. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { mirrorCurve } from '../../src/art/mirrorCurve.ts';
import { day, dusk } from './light.ts';
import { sandPicture, type Framing } from './picture.ts';

const folder = path.join(import.meta.dirname, '../../src/art/sand');
const lights = { light: day, dark: dusk } as const;

interface Sand {
  readonly name: string;
  readonly framing: Framing;
  /** Widths in pixels. AVIF quality, 1 to 100, is chosen by eye: larger pictures hide more artefacts. */
  readonly sizes: readonly { readonly width: number; readonly quality: number }[];
}

/**
 * The vision section of the landing page. `wide` leaves room for text above and to the right of the figure, whose centre
 * is at 39.5 % of the width and 66 % of the height. `narrow` has fewer dots, and plain sand above and below.
 */
const pictures: readonly Sand[] = [
  {
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
      { width: 1440, quality: 48 },
      { width: 1980, quality: 42 },
    ],
  },
  {
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
    sizes: [{ width: 780, quality: 36 }],
  },
];

await mkdir(folder, { recursive: true });
for (const { name, framing, sizes } of pictures) {
  for (const [theme, light] of Object.entries(lights)) {
    const { data, ...size } = sandPicture(framing, light);
    for (const { width, quality } of sizes) {
      const file = path.join(folder, `${name}-${theme}-${String(width)}.avif`);
      // More effort takes two to ten times as long without smaller files.
      await sharp(data, { raw: { ...size, channels: 3 } })
        .resize(width)
        .avif({ quality, effort: 1, chromaSubsampling: '4:2:0' })
        .toFile(file);
      console.log(path.relative(process.cwd(), file));
    }
  }
}

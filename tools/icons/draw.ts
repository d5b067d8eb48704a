/**
 * `npm run tools -- icons`: writes the icons and the downloadable logo into `public/`. The files are committed and served
 * unchanged.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { icoFile } from './ico.ts';
import { iconSvg, type IconShape } from './icon.ts';
import { logoColours, logoSvg, type LogoColours } from './wordmark.ts';

async function iconPng(shape: IconShape, side: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(shape)))
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
}

/** Images of `favicon.ico`: the small mark for tabs, the full one for shortcuts. */
const favicon = [
  { side: 16, shape: 'small' },
  { side: 32, shape: 'small' },
  { side: 48, shape: 'rounded' },
] as const;

/** Icon files by name, in the sizes that iOS and the web app manifest require. */
const icons = [
  { name: '180', side: 180, shape: 'full' },
  { name: '192', side: 192, shape: 'rounded' },
  { name: '512', side: 512, shape: 'rounded' },
  { name: 'maskable', side: 512, shape: 'full' },
] as const;

/** The brand name, the only content in an image. */
async function brandName(): Promise<string> {
  const { brand } = parse(await readFile('content/site.yaml', 'utf8')) as { brand: { name: string } };
  return brand.name;
}

/** Logo files by path below `public/`. */
export function logoFiles(brand: string): ReadonlyMap<string, string> {
  const names = Object.keys(logoColours) as LogoColours[];
  return new Map(names.map((name) => [`logo/${name}.svg`, logoSvg(brand, name)]));
}

/** Icon files by path below `public/`. */
export async function iconFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const images = favicon.map(async ({ side, shape }) => ({ side, png: await iconPng(shape, side) }));
  const files = icons.map(async ({ name, side, shape }) => [`icons/${name}.png`, await iconPng(shape, side)] as const);
  return new Map([
    ['favicon.svg', Buffer.from(iconSvg('small'))],
    ['favicon.ico', icoFile(await Promise.all(images))],
    ...(await Promise.all(files)),
  ]);
}

if (import.meta.main) {
  const files = new Map<string, string | Buffer>([...(await iconFiles()), ...logoFiles(await brandName())]);
  for (const [file, data] of files) {
    const target = path.join('public', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, data);
    console.log(target);
  }
}

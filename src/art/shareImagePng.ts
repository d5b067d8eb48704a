/** The picture for sharing as the networks read it. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { shareImageSize } from './shareImage.ts';

const { width, height } = shareImageSize;
const form = { palette: true, colours: 64, effort: 1 } as const;

/**
 * Draws an SVG, or gives what an earlier build drew of the same one: drawing
 * takes longer than everything else a page needs.
 * @param folder where pictures are kept for the next build
 */
export async function shareImagePng(
  svg: string,
  folder = path.join('node_modules', '.cache', 'share-images'),
): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([svg, width, height, form, sharp.versions]);
  const file = path.join(folder, `${createHash('sha256').update(key).digest('hex')}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const png = await sharp(Buffer.from(svg)).resize(width, height).png(form).toBuffer();
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that a build that is broken off leaves no half of a picture.
  const unfinished = `${file}.${String(process.pid)}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return new Uint8Array(png);
}

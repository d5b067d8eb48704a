/** The picture for sharing as the networks read it. */
import path from 'node:path';
import sharp from 'sharp';
import { diskCache } from '../build/diskCache.ts';
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
  return diskCache(folder, 'png', [svg, width, height, form, sharp.versions], () =>
    sharp(Buffer.from(svg)).resize(width, height).png(form).toBuffer(),
  );
}

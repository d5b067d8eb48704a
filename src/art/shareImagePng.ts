import path from 'node:path';
import sharp from 'sharp';
import { diskCache } from '../build/diskCache.ts';
import { shareImageSize } from './shareImage.ts';

const { width, height } = shareImageSize;
const pngOptions = { palette: true, colours: 64, effort: 1 } as const;

const folder = path.join('node_modules', '.cache', 'share-images');

/** Renders a share picture, cached because this takes longer than the rest of a page. */
export async function shareImagePng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return diskCache(folder, 'png', [svg, width, height, pngOptions, sharp.versions], () =>
    sharp(Buffer.from(svg)).resize(width, height).png(pngOptions).toBuffer(),
  );
}

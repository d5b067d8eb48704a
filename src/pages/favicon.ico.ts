import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconSvg, type IconShape } from '../art/icon.ts';

/** The drawings inside: the small mark for tabs, the whole one for shortcuts. */
const drawings: readonly { size: number; shape: IconShape }[] = [
  { size: 16, shape: 'small' },
  { size: 32, shape: 'small' },
  { size: 48, shape: 'rounded' },
];
const headBytes = 6;
const entryBytes = 16;

/** The icon for software that asks for `/favicon.ico`: PNG files in an ICO container, a header and an entry for each. */
export const GET: APIRoute = async () => {
  const files = await Promise.all(
    drawings.map(({ size, shape }) =>
      sharp(Buffer.from(iconSvg(shape)))
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  const head = Buffer.alloc(headBytes + entryBytes * drawings.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(drawings.length, 4);
  let offset = head.length;
  for (const [index, { size }] of drawings.entries()) {
    const entry = headBytes + entryBytes * index;
    const { length } = files[index] ?? Buffer.alloc(0);
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return new Response(new Uint8Array(Buffer.concat([head, ...files])), { headers: { 'Content-Type': 'image/x-icon' } });
};

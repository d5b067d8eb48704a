import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconSvg } from '../art/icon.ts';

const size = 32;

/** The icon for software that asks for `/favicon.ico`: one PNG in an ICO container (a 6-byte header and a 16-byte entry). */
export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(iconSvg('rounded')), { density: 300 })
    .resize(size, size)
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Response(new Uint8Array(Buffer.concat([head, png])), { headers: { 'Content-Type': 'image/x-icon' } });
};

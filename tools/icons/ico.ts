/** Writes `favicon.ico`: a header, directory entries and PNG files (ICO format of Windows Vista and later). */

export interface IcoImage {
  /** Side in pixels, below 256. */
  readonly side: number;
  readonly png: Uint8Array;
}

const headBytes = 6;
const entryBytes = 16;

export function icoFile(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of images.entries()) {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

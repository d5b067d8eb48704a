import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconFiles, logoFiles } from './draw.ts';

/** Mean difference of two images, 0 to 255: antialiasing differs slightly between machines. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer()));
  if (a?.length !== b?.length) return 255;
  return (
    (a ?? Buffer.alloc(0)).reduce((sum, value, index) => sum + Math.abs(value - (b?.[index] ?? 0)), 0) /
    (a?.length ?? 1)
  );
}

const stale = 'is older than the art it is drawn from. Run: npm run tools -- icons';

describe('the files in public/', () => {
  it('contain the current icons', async () => {
    for (const [file, data] of await iconFiles()) {
      const committed = readFileSync(`public/${file}`);
      // In an ICO file the first PNG follows the three directory entries.
      const [own, kept] = file.endsWith('.ico') ? [data.subarray(54), committed.subarray(54)] : [data, committed];
      expect(await difference(own, kept), `public/${file} ${stale}`).toBeLessThan(1);
    }
  });

  it('contain the current logo and brand name', () => {
    for (const [file] of logoFiles('')) {
      const committed = readFileSync(`public/${file}`, 'utf8');
      const brand = /<title>([^<]*)<\/title>/.exec(committed)?.[1] ?? '';
      expect(brand).not.toBe('');
      expect(committed, `public/${file} ${stale}`).toBe(logoFiles(brand).get(file));
    }
  });
});

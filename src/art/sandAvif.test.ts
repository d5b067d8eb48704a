import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sandAvif, sandVersions } from './sandAvif.ts';

/** The most that a visitor's browser may load for this picture. */
const budgets = { wide: 110_000, narrow: 60_000 } as const;

it.each(sandVersions)('the sand, $shape, $theme, $width px wide, is a small picture of its size', async (version) => {
  const avif = await sandAvif(version);
  const { format, width, height } = await sharp(avif).metadata();
  expect({ format, width, height }).toEqual({ format: 'heif', width: version.width, height: version.height });
  expect(avif.length).toBeLessThanOrEqual(budgets[version.shape]);
});

it('the sand is drawn once and given again', async () => {
  const [version] = sandVersions.filter(({ shape }) => shape === 'narrow');
  if (!version) throw new Error('There is no narrow picture of the sand.');
  const folder = await mkdtemp(path.join(tmpdir(), 'sand-'));
  try {
    const drawn = await sandAvif(version, folder);
    // Drawn anew in an empty folder, it is what is kept for the build.
    expect(drawn).toEqual(await sandAvif(version));
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    await writeFile(path.join(folder, file), 'kept');
    expect(Buffer.from(await sandAvif(version, folder)).toString()).toBe('kept');
  } finally {
    await rm(folder, { recursive: true });
  }
});

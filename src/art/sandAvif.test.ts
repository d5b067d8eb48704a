import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contactSand, landingSand, pageSand, sandAvif, sandThemes, versionsOf, type Sand } from './sandAvif.ts';

/** The most that a visitor's browser may load for a picture, in bytes. */
const budgets: readonly (readonly [string, Sand, number])[] = [
  ['across the landing page', landingSand.wide, 110_000],
  ['on a phone’s landing page', landingSand.narrow, 60_000],
  ['across the contact page', contactSand.wide, 35_000],
  ['on a phone’s contact page', contactSand.narrow, 30_000],
  ['beside the text of a page', pageSand('virtualCards'), 40_000],
];
const versions = budgets.flatMap(([where, sand, most]) =>
  sandThemes.flatMap((theme) => versionsOf(sand, theme).map((version) => ({ where, most, ...version }))),
);

it.each(versions)('the sand $where, $theme, $width px wide, is a small picture of its size', async (version) => {
  const avif = await sandAvif(version);
  const { format, width, height } = await sharp(avif).metadata();
  expect({ format, width, height }).toEqual({ format: 'heif', width: version.width, height: version.height });
  expect(avif.length).toBeLessThanOrEqual(version.most);
});

it('each page has a figure of its own', () => {
  const [wallet, rewards] = [pageSand('multiCurrencyWallet'), pageSand('rewardsAndStaking')];
  expect(wallet.framing.figure).not.toEqual(rewards.framing.figure);
});

it('the sand is drawn once and given again', async () => {
  const [version] = versionsOf(landingSand.narrow, 'light');
  if (!version) throw new Error('The landing page has no picture of sand for phones.');
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

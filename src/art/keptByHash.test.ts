import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptByHash } from './keptByHash.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Makes files of one byte, a higher one each time. */
const counting = (): (() => Promise<Uint8Array>) => {
  let made = 0;
  return () => Promise.resolve(Uint8Array.of((made += 1)));
};

describe('a file kept by its hash', () => {
  it('is made once from the same ingredients, and again from others', async () => {
    const make = counting();
    expect(await keptByHash(folder, 'bin', ['a', 1], make)).toEqual(Uint8Array.of(1));
    expect(await keptByHash(folder, 'bin', ['a', 1], make)).toEqual(Uint8Array.of(1));
    expect(await keptByHash(folder, 'bin', ['a', 2], make)).toEqual(Uint8Array.of(2));
    expect((await readdir(folder)).map((name) => path.extname(name))).toEqual(['.bin', '.bin']);
  });

  it('is not kept when making it fails', async () => {
    await expect(keptByHash(folder, 'bin', ['a'], () => Promise.reject(new Error('no sand')))).rejects.toThrow(
      'no sand',
    );
    expect(await readdir(folder)).toEqual([]);
    expect(await keptByHash(folder, 'bin', ['a'], counting())).toEqual(Uint8Array.of(1));
  });
});

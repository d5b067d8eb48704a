import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskCache, pruneDiskCache } from './diskCache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Makes files of one byte, a higher one each time. */
const counting = (): (() => Promise<Uint8Array>) => {
  let made = 0;
  return () => Promise.resolve(Uint8Array.of((made += 1)));
};

describe('disk cache', () => {
  it('makes a file once for the same ingredients', async () => {
    const make = counting();
    expect(await diskCache(folder, 'bin', ['a', 1], make)).toEqual(Uint8Array.of(1));
    expect(await diskCache(folder, 'bin', ['a', 1], make)).toEqual(Uint8Array.of(1));
    expect(await diskCache(folder, 'bin', ['a', 2], make)).toEqual(Uint8Array.of(2));
    expect((await readdir(folder)).map((name) => path.extname(name))).toEqual(['.bin', '.bin']);
  });

  it('tells bytes apart', async () => {
    const make = counting();
    expect(await diskCache(folder, 'bin', [Buffer.from('a')], make)).toEqual(Uint8Array.of(1));
    expect(await diskCache(folder, 'bin', [Buffer.from('b')], make)).toEqual(Uint8Array.of(2));
  });

  it('keeps nothing when making fails', async () => {
    await expect(diskCache(folder, 'bin', ['a'], () => Promise.reject(new Error('no sand')))).rejects.toThrow(
      'no sand',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('prunes what was not used since a time', async () => {
    const make = counting();
    await diskCache(folder, 'bin', ['old'], make);
    await diskCache(folder, 'bin', ['used'], make);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const start = new Date();
    await diskCache(folder, 'bin', ['used'], make);
    await pruneDiskCache(folder, start);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await diskCache(folder, 'bin', ['used'], make)).toEqual(Uint8Array.of(2));
  });
});

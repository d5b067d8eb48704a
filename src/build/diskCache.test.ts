import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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

const data = Buffer.alloc(100_000, 'sand');

/** A build that ends after the first bytes of a file. */
const interrupted = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.promises.writeFile = async (file, data) => {
    fs.writeFileSync(file, data.subarray(0, 4));
    process.exit();
  };
  syncBuiltinESMExports();
  const { diskCache } = await import(${JSON.stringify(path.resolve('src/build/diskCache.ts'))});
  await diskCache(process.argv[1], 'bin', ['a'], async () => Buffer.alloc(100_000, 'sand'));
`;

describe('disk cache', () => {
  it('makes a file once for the same ingredients', async () => {
    const make = counting();
    expect(await diskCache(folder, 'bin', ['a', 1], make)).toEqual(Uint8Array.of(1));
    expect(await diskCache(folder, 'bin', ['a', 1], make)).toEqual(Uint8Array.of(1));
    expect(await diskCache(folder, 'bin', ['a', 2], make)).toEqual(Uint8Array.of(2));
    expect((await readdir(folder)).map((name) => path.extname(name))).toEqual(['.bin', '.bin']);
  });

  it('distinguishes bytes', async () => {
    const make = counting();
    expect(await diskCache(folder, 'bin', [Buffer.from('a')], make)).toEqual(Uint8Array.of(1));
    expect(await diskCache(folder, 'bin', [Buffer.from('b')], make)).toEqual(Uint8Array.of(2));
  });

  it('caches nothing when making a file fails', async () => {
    await expect(diskCache(folder, 'bin', ['a'], () => Promise.reject(new Error('no sand')))).rejects.toThrow(
      'no sand',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('prunes files not used since a time', async () => {
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

  it('lets many builds write the same file at once', async () => {
    const make = (): Promise<Uint8Array> => Promise.resolve(data);
    const made = await Promise.all(Array.from({ length: 50 }, () => diskCache(folder, 'bin', ['a'], make)));
    expect(made.every((one) => data.equals(one))).toBe(true);
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(data.equals(await readFile(path.join(folder, file)))).toBe(true);
  });

  it('ignores a half-written file of an interrupted build, and prunes it', async () => {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', interrupted, folder]);
    const [half = ''] = await readdir(folder);
    expect(await readFile(path.join(folder, half), 'utf8')).toBe('sand');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const start = new Date();
    const made = await diskCache(folder, 'bin', ['a'], () => Promise.resolve(data));
    expect(data.equals(made)).toBe(true);
    await pruneDiskCache(folder, start);
    expect(await readdir(folder)).not.toContain(half);
    expect(data.equals(await diskCache(folder, 'bin', ['a'], counting()))).toBe(true);
  });

  it('returns a file that cannot be cached', async () => {
    await writeFile(path.join(folder, 'cache'), 'no folder');
    expect(await diskCache(path.join(folder, 'cache'), 'bin', ['a'], counting())).toEqual(Uint8Array.of(1));
  });

  it('lets many builds prune at once', async () => {
    await diskCache(folder, 'bin', ['old'], counting());
    const later = new Date(Date.now() + 60_000);
    await Promise.all(Array.from({ length: 50 }, () => pruneDiskCache(folder, later)));
    expect(await readdir(folder)).toEqual([]);
  });
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

const long = 'A text that is said again and again. '.repeat(100);

describe('precompress', () => {
  let folder = '';
  const dist = (file = ''): string => path.join(folder, 'dist', file);
  const cache = (file = ''): string => path.join(folder, 'cache', file);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
    await mkdir(dist('fr'), { recursive: true });
    await writeFile(dist('fr/page.html'), long);
    await writeFile(dist('icon.png'), long);
    await writeFile(dist('short.txt'), 'Few words.');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('writes files that decompress to the text, for long texts only', async () => {
    await precompress(dist(), cache());
    expect(brotliDecompressSync(await readFile(dist('fr/page.html.br'))).toString()).toBe(long);
    expect(gunzipSync(await readFile(dist('fr/page.html.gz'))).toString()).toBe(long);
    expect((await readdir(dist())).sort()).toEqual(['fr', 'icon.png', 'short.txt']);
  });

  it('reuses cached files until the text changes, then prunes them', async () => {
    await precompress(dist(), cache());
    for (const name of await readdir(cache())) await writeFile(cache(name), 'kept');
    await precompress(dist(), cache());
    expect((await readFile(dist('fr/page.html.br'))).toString()).toBe('kept');
    await writeFile(dist('fr/page.html'), `${long}!`);
    // Two builds begin in different milliseconds.
    await setTimeout(5);
    await precompress(dist(), cache());
    expect(brotliDecompressSync(await readFile(dist('fr/page.html.br'))).toString()).toBe(`${long}!`);
    expect(await readdir(cache())).toHaveLength(2);
  });
});

import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { immutable, revalidated } from '../../../src/build/hosts/delivery.ts';
import { fileOf } from '../pages.ts';

test('every text of the site has its compressed forms beside it, and they unpack to what is served', () => {
  const texts = globSync('dist/**/*.{html,css,js,svg,xml,webmanifest}').filter((file) => statSync(file).size >= 1024);
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts) {
    const text = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), file).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), file).toBe(true);
  }
});

test('the preview server sends what a browser takes, to be asked for again unless its name changes with its content', async ({
  request,
}) => {
  for (const [accepted, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await request.get('/fr/contactUs', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers()['content-encoding']).toBe(sent);
    expect(response.headers()['vary']).toBe('Accept-Encoding');
    expect(response.headers()['cache-control']).toBe(revalidated);
    expect((await response.body()).equals(readFileSync(fileOf('/fr/contactUs')))).toBe(true);
  }
  const [script = ''] = globSync('_astro/*.js', { cwd: 'dist' });
  const response = await request.get(`/${script}`);
  expect(response.headers()['cache-control']).toBe(immutable.value);
});

import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('every text file has compressed copies with the same content', () => {
  const texts = globSync('dist/**/*.{html,css,js,svg,xml,webmanifest}').filter((file) => statSync(file).size >= 1024);
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts) {
    const text = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), file).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), file).toBe(true);
  }
});

/**
 * `npm run bench`: bytes of each kind of page of the built site, brotli, as
 * they travel to a visitor.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { fileOf, routes } from './pages.ts';

const kilobytes = (file: string): string => (brotliCompressSync(readFileSync(file)).length / 1000).toFixed(1);

console.log(['HTML + CSS, kB brotli'.padEnd(28), ...localeCodes.map((code) => code.padStart(6))].join(''));
for (const { id } of routes) {
  const sizes = localeCodes.map((locale) => kilobytes(fileOf(pathOf(id, locale))).padStart(6));
  console.log([id.padEnd(28), ...sizes].join(''));
}

/** The site's font, cut at build time to the characters and weights that its languages use. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Letters of the published languages, figures, punctuation, currency and typographic signs. */
const characters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
  'ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒÁÃÍÓÕÚàâæçèéêëîïôùûüÿœáãíóõúñÑ' +
  '\u00a0\u202f«»“”‘’–—…·•©®™€£ºª°×≈→←−✓';

/** Weights kept of the variable font. */
const weights = { min: 400, max: 650 };

/**
 * Makes the file once and keeps it until the font or the choice above changes.
 * @param root the project's root folder
 * @returns path of the woff2 file
 */
export async function subsetWorkSans(root: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2',
  );
  const original = await readFile(source);
  const choice = createHash('sha256').update(original).update(characters).update(JSON.stringify(weights)).digest('hex');
  const folder = path.join(root, 'node_modules', '.cache', 'fonts');
  const target = path.join(folder, `work-sans-${choice.slice(0, 12)}.woff2`);
  if (existsSync(target)) return target;
  const made = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await mkdir(folder, { recursive: true });
  await writeFile(target, made);
  return target;
}

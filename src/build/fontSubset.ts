/** Subsets Work Sans to the weights the site uses and the characters found in `content/`. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import { fontFile, fontPartOf, fontParts, type FontPart } from '../art/workSans.ts';
import { hashOf, writeAtomically } from './diskCache.ts';

/** ASCII, and the punctuation, currency and typographic signs that code and `Intl` write. */
const alwaysUsed =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
  '\u00a0\u202f«»“”‘’–—…·•©•×≈→←−✓€ª°º';

const weights = { min: 400, max: 650 };

/** Every character of content and code, letters in both cases: the form shows what visitors type. */
async function usedCharacters(root: string): Promise<ReadonlySet<string>> {
  const folder = path.join(root, 'content');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(yaml|mdx)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const text = alwaysUsed + texts.join('');
  return new Set(Array.from(text + text.toUpperCase() + text.toLowerCase()));
}

/** Path of the subset of a part, cached until the font or its characters change. */
async function subset(part: FontPart, characters: string, root: string): Promise<string> {
  const original = await readFile(fontFile(part));
  const hash = hashOf([original, characters, weights]);
  const folder = path.join(root, 'node_modules', '.cache', 'fonts');
  const target = path.join(folder, `work-sans-${part}-${hash.slice(0, 12)}.woff2`);
  if (existsSync(target)) return target;
  await writeAtomically(
    target,
    await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } }),
  );
  return target;
}

/** Values for the CSS descriptor `unicode-range`. */
function unicodeRange(characters: string): string[] {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range && code <= range.last + 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`);
}

/**
 * Provides Work Sans to Astro: one file for the letters of Western Europe, and one for each further script in the
 * content, fetched only by pages that use it.
 */
export function workSans(root: string): FontProvider {
  return {
    name: 'work-sans',
    async resolveFont() {
      const groups = Map.groupBy(await usedCharacters(root), fontPartOf);
      const needed = fontParts.flatMap((part): [FontPart, string][] => {
        const characters = groups.get(part);
        return characters ? [[part, characters.sort().join('')]] : [];
      });
      const fonts = await Promise.all(
        needed.map(async ([part, characters]) => ({
          src: [{ url: await subset(part, characters, root), format: 'woff2' }],
          weight: `${String(weights.min)} ${String(weights.max)}`,
          style: 'normal',
          meta: { subset: part },
          // A single file needs no range: the browser falls back to the next family.
          ...(needed.length > 1 ? { unicodeRange: unicodeRange(characters) } : {}),
        })),
      );
      return { fonts };
    },
  };
}

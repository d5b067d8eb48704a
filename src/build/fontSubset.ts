/**
 * Font provider for Astro: Work Sans, cut at build time to the weights and
 * characters that the site uses. Which letters those are is read from the
 * content, so that a new language or a name with a rare letter needs nothing here.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import { fontFile, fontPartOf, fontParts, type FontPart } from '../art/workSans.ts';
import { writeWhole } from '../build/diskCache.ts';

/** Figures, ASCII, and the punctuation, currency and typographic signs that code and `Intl` write. */
const alwaysUsed =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
  '\u00a0\u202f«»“”‘’–—…·•©•×≈→←−✓€ª°º';

/** Weights kept of the variable font. */
const weights = { min: 400, max: 650 };

/** Every character that content and code show, letters in both cases: what is typed into the form may begin a sentence. */
async function usedCharacters(root: string): Promise<ReadonlySet<string>> {
  const folder = path.join(root, 'content');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(yaml|mdx)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const text = alwaysUsed + texts.join('');
  return new Set(Array.from(text + text.toUpperCase() + text.toLowerCase()));
}

/** The characters that each part is needed for; the first part that has a character counts. */
async function charactersByPart(root: string): Promise<ReadonlyMap<FontPart, string>> {
  const groups = Map.groupBy(await usedCharacters(root), fontPartOf);
  return new Map(
    fontParts.flatMap((part) => {
      const characters = groups.get(part);
      return characters ? [[part, characters.sort().join('')]] : [];
    }),
  );
}

/** The file of a part, made once and kept until the font or the choice of characters changes. */
async function subset(part: FontPart, characters: string, root: string): Promise<string> {
  const original = await readFile(fontFile(part));
  const choice = createHash('sha256').update(original).update(characters).update(JSON.stringify(weights)).digest('hex');
  const folder = path.join(root, 'node_modules', '.cache', 'fonts');
  const target = path.join(folder, `work-sans-${part}-${choice.slice(0, 12)}.woff2`);
  if (existsSync(target)) return target;
  const made = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeWhole(target, made);
  return target;
}

/** Characters as CSS names them in `unicode-range`, neighbours joined. */
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
 * Work Sans in as many files as the letters of the content need: one for those of Western Europe, further ones, each
 * fetched only by pages that show its letters.
 * @param root the project's root folder
 */
export function workSans(root: string): FontProvider {
  return {
    name: 'work-sans',
    async resolveFont() {
      const needed = [...(await charactersByPart(root))];
      const fonts = await Promise.all(
        needed.map(async ([part, characters]) => ({
          src: [{ url: await subset(part, characters, root), format: 'woff2' }],
          weight: `${String(weights.min)} ${String(weights.max)}`,
          style: 'normal',
          meta: { subset: part },
          // One file needs no range: what it lacks is looked for in the next family.
          ...(needed.length > 1 ? { unicodeRange: unicodeRange(characters) } : {}),
        })),
      );
      return { fonts };
    },
  };
}

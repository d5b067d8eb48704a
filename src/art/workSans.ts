/** Files of Work Sans by their part of Unicode. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const folder = '@fontsource-variable/work-sans';

/** The part for Western European languages comes first. */
export const fontParts = ['latin', 'latin-ext', 'vietnamese'] as const;
export type FontPart = (typeof fontParts)[number];

/** The variable font (woff2) of a part. */
export const fontFile = (part: FontPart): string => resolve(`${folder}/files/work-sans-${part}-wght-normal.woff2`);

/** Ranges in CSS syntax: `U+0000-00FF,U+0131`. */
const ranges = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8')) as Readonly<
  Record<FontPart, string>
>;

function isIn(part: FontPart, code: number): boolean {
  return ranges[part].split(',').some((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return code >= parseInt(first, 16) && code <= parseInt(last, 16);
  });
}

/** The first part with a character, if any. */
export function fontPartOf(character: string): FontPart | undefined {
  const code = character.codePointAt(0) ?? 0;
  return fontParts.find((part) => isIn(part, code));
}

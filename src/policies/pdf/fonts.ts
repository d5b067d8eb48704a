/** Work Sans for PDFs: whole files of one weight each, because the compiler reads no variable fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';

const { resolve } = createRequire(import.meta.url);
const faces = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'] as const;

/** As long as the font's own name, but another, so that the compiler finds no such font on the machine it runs on. */
export const family = 'WorkSans0';

export interface CopyFonts {
  /** TrueType files. */
  readonly files: readonly Buffer[];
  /** Whether a character can be shown. */
  readonly shows: (character: string) => boolean;
}

/**
 * Excluded are control characters, which the fonts have glyphs for, and combining accents: a letter with its accent is
 * one character where the fonts have it, and a PDF repeats the text of a letter that is put together from two glyphs.
 */
const isExcluded = (character: string): boolean => /[\p{Cc}\p{Mn}]/u.test(character);

/** Line breaks, spaces that are made from the ordinary one, and characters that have no shape. */
const shapeless = /[\n\u2000-\u200d\u202f\u205f\u2060]/;

/** The same file under another name of the same length, which stands in it as UTF-16. */
function renamed(file: Buffer): Buffer {
  const utf16 = (name: string): Buffer => Buffer.from(name, 'utf16le').swap16();
  const given = utf16('Work Sans');
  const copy = Buffer.from(file);
  for (let at = copy.indexOf(given); at >= 0; at = copy.indexOf(given, at + given.length)) utf16(family).copy(copy, at);
  return copy;
}

let fonts: Promise<CopyFonts> | undefined;

/** The files from the package of the font, read once. */
export function copyFonts(): Promise<CopyFonts> {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts(): Promise<CopyFonts> {
  const files = await Promise.all(
    faces.map((face) => readFile(resolve(`@expo-google-fonts/work-sans/${face}/WorkSans_${face}.ttf`))),
  );
  // All faces have the same characters.
  const regular = new harfbuzz.Face(new harfbuzz.Blob(files[0] ?? Buffer.alloc(0)));
  const shown = new Set(
    Array.from(regular.collectUnicodes(), (code) => String.fromCodePoint(code)).filter(
      (character) => !isExcluded(character),
    ),
  );
  return { files: files.map(renamed), shows: (character) => shown.has(character) || shapeless.test(character) };
}

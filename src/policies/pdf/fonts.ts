/** Work Sans for PDFs, one file a weight, because Typst does not read variable fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';

const { resolve } = createRequire(import.meta.url);
const faces = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'] as const;

/** Differs from the real name, so that Typst never finds an installed font; as long, so that it can be patched in. */
export const family = 'WorkSans0';

export interface PdfFonts {
  readonly files: readonly Buffer[];
  readonly shows: (character: string) => boolean;
}

/**
 * Control characters, which the fonts have glyphs for, and combining accents: a PDF repeats the text of a letter
 * composed of two glyphs, and composed letters are one character.
 */
const isExcluded = (character: string): boolean => /[\p{Cc}\p{Mn}]/u.test(character);

/** Line breaks, spaces and other invisible characters. */
const invisible = /[\n\u2000-\u200d\u202f\u205f\u2060]/;

/** Replaces the font's name, encoded as UTF-16. */
function renamed(file: Buffer): Buffer {
  const utf16 = (name: string): Buffer => Buffer.from(name, 'utf16le').swap16();
  const given = utf16('Work Sans');
  const copy = Buffer.from(file);
  for (let at = copy.indexOf(given); at >= 0; at = copy.indexOf(given, at + given.length)) utf16(family).copy(copy, at);
  return copy;
}

let fonts: Promise<PdfFonts> | undefined;

export function pdfFonts(): Promise<PdfFonts> {
  fonts ??= readFonts();
  return fonts;
}

async function readFonts(): Promise<PdfFonts> {
  const files = await Promise.all(
    faces.map((face) => readFile(resolve(`@expo-google-fonts/work-sans/${face}/WorkSans_${face}.ttf`))),
  );
  // All faces cover the same characters.
  const regular = new harfbuzz.Face(new harfbuzz.Blob(files[0] ?? Buffer.alloc(0)));
  const shown = new Set(
    Array.from(regular.collectUnicodes(), (code) => String.fromCodePoint(code)).filter(
      (character) => !isExcluded(character),
    ),
  );
  return { files: files.map(renamed), shows: (character) => shown.has(character) || invisible.test(character) };
}

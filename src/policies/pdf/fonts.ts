/** Work Sans as the compiler of PDFs takes it: files of one weight each, since it knows no variable fonts. */
import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFile, fontParts, type FontPart } from '../../art/workSans.ts';

const styles = ['normal', 'italic'] as const;
const weights = [400, 600] as const;

/**
 * The name of a part: as long as the font's own, but another for each, so that the compiler can tell them apart and
 * finds none of them on the machine it runs on.
 */
const familyOf = (part: FontPart): string => `WorkSans${String(fontParts.indexOf(part) + 1)}`;

/** The names to set a text in; each letter is set in the first that has it. */
export const families: readonly string[] = fontParts.map(familyOf);

export interface CopyFonts {
  /** TrueType files. */
  readonly files: readonly Buffer[];
  /** Whether a character can be shown. */
  readonly shows: (character: string) => boolean;
}

/**
 * Left out are control characters, which the fonts have glyphs for, and accents of their own: a letter with its
 * accent is one character where the fonts have it, and of a letter that is put together from two glyphs a PDF would
 * give the text twice.
 */
const isLeftOut = (character: string): boolean => /[\p{Cc}\p{Mn}]/u.test(character);

/** Line breaks, spaces that are made from the ordinary one, and characters that have no shape. */
const shapeless = /[\n\u2000-\u200d\u202f\u205f\u2060]/;

/** The same file under another name of the same length, which stands in it as UTF-16. */
function renamed(file: Buffer, family: string): Buffer {
  const utf16 = (name: string): Buffer => Buffer.from(name, 'utf16le').swap16();
  const given = utf16('Work Sans');
  const copy = Buffer.from(file);
  for (let at = copy.indexOf(given); at >= 0; at = copy.indexOf(given, at + given.length)) utf16(family).copy(copy, at);
  return copy;
}

/** Makes the files from the package of the font. */
export async function copyFonts(): Promise<CopyFonts> {
  const shown = new Set<string>();
  const files: Buffer[] = [];
  for (const part of fontParts) {
    for (const style of styles) {
      const source = await readFile(fontFile(part, style));
      const face = new harfbuzz.Face(new harfbuzz.Blob(await convert(source, 'truetype')));
      const characters = Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)).filter(
        (character) => !isLeftOut(character),
      );
      characters.forEach((character) => shown.add(character));
      for (const wght of weights) {
        const made = await subsetFont(source, characters.join(''), {
          targetFormat: 'truetype',
          variationAxes: { wght },
        });
        files.push(renamed(made, familyOf(part)));
      }
    }
  }
  return { files, shows: (character) => shown.has(character) || shapeless.test(character) };
}

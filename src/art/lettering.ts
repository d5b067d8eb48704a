/** Converts text to outlines in the site's font, so that images do not depend on installed fonts. */
import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { fontFile, fontParts, fontPartOf, type FontPart } from './workSans.ts';

export interface Setting {
  /** Font size, in the units of the drawing. */
  readonly size: number;
  /** Weight on the font's axis, 100 to 900. */
  readonly weight: number;
  /** In ems. */
  readonly tracking: number;
}

/** A line of text that starts at the origin. */
export interface Line {
  /** SVG path data in font units, y upwards. */
  readonly outline: string;
  /** Drawing units per font unit. */
  readonly scale: number;
  readonly width: number;
}

const faces = new Map<FontPart, harfbuzz.Face>();
for (const part of fontParts) {
  const data = await convert(await readFile(fontFile(part)), 'truetype');
  faces.set(part, new harfbuzz.Face(new harfbuzz.Blob(data)));
}

/** Equal in all parts of the font. */
const unitsPerEm = faces.get('latin')?.upem ?? 1000;

const fonts = new Map<string, harfbuzz.Font>();

function fontOf(part: FontPart, weight: number): harfbuzz.Font {
  const name = `${part} ${String(weight)}`;
  const known = fonts.get(name);
  if (known) return known;
  const face = faces.get(part);
  if (!face) throw new RangeError(`Work Sans has no part "${part}".`);
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  fonts.set(name, font);
  return font;
}

/** Splits a text by the part of the font that has its letters. */
function runsOf(text: string): { part: FontPart; text: string }[] {
  const runs: { part: FontPart; text: string }[] = [];
  for (const character of text) {
    const part = fontPartOf(character) ?? 'latin';
    const last = runs.at(-1);
    if (last?.part === part) last.text += character;
    else runs.push({ part, text: character });
  }
  return runs;
}

interface Glyph {
  readonly id: number;
  readonly font: harfbuzz.Font;
  /** In font units. */
  readonly start: number;
}

/** Glyphs of a text and their total width, in font units. */
function shape(text: string, { weight, tracking }: Setting): { glyphs: Glyph[]; width: number } {
  let width = 0;
  const glyphs = runsOf(text).flatMap((run) => {
    const font = fontOf(run.part, weight);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }): Glyph => {
      const start = width;
      width += xAdvance + tracking * unitsPerEm;
      return { id: codepoint, font, start };
    });
  });
  return { glyphs, width };
}

/** Sets a line of text with kerning. */
export function setLine(text: string, setting: Setting): Line {
  const { glyphs, width } = shape(text, setting);
  const scale = setting.size / unitsPerEm;
  return {
    outline: glyphs.map(({ id, font, start }) => moved(font.glyphToPath(id), start)).join(''),
    scale,
    width: width * scale,
  };
}

/** Moves path data of absolute commands to the right. */
function moved(path: string, by: number): string {
  return path.replaceAll(/([MLQC])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.split(/[\s,]+/).filter((number) => number !== '');
    return (
      command + values.map((value, index) => String(Math.round(Number(value) + (index % 2 === 0 ? by : 0)))).join(' ')
    );
  });
}

export function lineAt({ outline, scale }: Line, x: number, baseline: number, colour: string): string {
  return `<path transform="translate(${String(x)} ${String(baseline)}) scale(${String(scale)} ${String(-scale)})" d="${outline}" fill="${colour}"/>`;
}

/** Breaks a text into the fewest lines that fit, of even length. No-break spaces keep words together. */
export function balancedLines(text: string, setting: Setting, measure: number): string[] {
  const scale = setting.size / unitsPerEm;
  const space = shape('n n', setting).width - shape('nn', setting).width;
  const words = text.split(/[ \n]+/).map((word) => ({ word, width: shape(word, setting).width * scale }));
  const broken = (limit: number): { text: string; width: number }[] => {
    const lines: { text: string; width: number }[] = [];
    for (const { word, width } of words) {
      const line = lines.at(-1);
      const longer = (line?.width ?? 0) + space * scale + width;
      if (line && longer <= limit) lines[lines.length - 1] = { text: `${line.text} ${word}`, width: longer };
      else lines.push({ text: word, width });
    }
    return lines;
  };
  const widest = Math.max(...words.map(({ width }) => width));
  const fewest = broken(measure).length;
  let limit = widest;
  while (limit < measure && broken(limit).length > fewest) limit += setting.size / 10;
  return broken(Math.min(limit, Math.max(measure, widest))).map((line) => line.text);
}

/** Width of a text on one line, in drawing units. */
export function widthOf(text: string, setting: Setting): number {
  return (shape(text, setting).width * setting.size) / unitsPerEm;
}

/** Draws the share picture of a page: title, brand and a lusona figure. */
import { balancedLines, lineAt, setLine, widthOf, type Setting } from './lettering.ts';
import { mark, markGroup } from './logo.ts';
import { mirrorCurve, seedOf } from './mirrorCurve.ts';
import { paletteColour } from './palette.ts';

/** Size in pixels that large networks recommend for Open Graph. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const { width, height } = shareImageSize;
const margin = 80;
/** Maximal width of a title. */
const measure = 640;

const titleOf = (size: number): Setting => ({ size, weight: 600, tracking: -0.022 });

const sentencesOf = (title: string): string[] => title.split(/(?<=[.!?]) /);
const allFit = (lines: readonly string[], size: number): boolean =>
  lines.every((line) => widthOf(line, titleOf(size)) <= measure);

/** Sets a title as large as possible: a line for each sentence if they fit, otherwise at most three even lines. */
function setTitle(title: string): { lines: string[]; size: number } {
  const sizes = [88, 80, 72, 64];
  const sentences = sentencesOf(title);
  const whole = sentences.length > 1 ? sizes.find((size) => allFit(sentences, size)) : undefined;
  if (whole !== undefined) return { lines: sentences, size: whole };
  const evenly = (size: number): { lines: string[]; size: number } => ({
    lines: balancedLines(title, titleOf(size), measure),
    size,
  });
  return sizes.map(evenly).find(({ lines, size }) => lines.length <= 3 && allFit(lines, size)) ?? evenly(60);
}

/** A large figure, cropped by the right edge. */
function figure(seed: number): string {
  const { width: columns, path, dots } = mirrorCurve({ columns: 5, rows: 6 }, seed);
  const scale = 800 / columns;
  const sand = dots.map(([x, y]) => `M${String(x)} ${String(y)}h0`).join('');
  return [
    `<g transform="translate(${String(width - 452)} ${String(height / 2)}) scale(${String(scale)}) translate(0 -12)" fill="none" stroke-linecap="round">`,
    `<path d="${path}" stroke="${paletteColour('purple-600')}" stroke-width=".3"/>`,
    `<path d="${sand}" stroke="${paletteColour('sand-400')}" stroke-width=".34" opacity=".5"/>`,
    '</g>',
  ].join('');
}

/** The picture as an SVG document without text elements, so that no font is needed. The page id seeds the figure. */
export function shareImageSvg(
  words: { eyebrow: string | undefined; title: string; brand: string },
  page: string,
): string {
  const { lines, size } = setTitle(words.title);
  const leading = size * 1.08;
  const last = height - margin;
  const first = last - (lines.length - 1) * leading;
  const eyebrow = setLine(words.eyebrow ?? '', { size: 30, weight: 500, tracking: 0 });
  const brand = setLine(words.brand, { size: 44, weight: 650, tracking: -0.03 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">`,
    `<rect width="${String(width)}" height="${String(height)}" fill="${paletteColour('purple-950')}"/>`,
    figure(seedOf(page)),
    markGroup(mark, margin, margin - 8, 76, paletteColour('purple-300')),
    lineAt(brand, margin + 96, margin + 34, '#fff'),
    lineAt(eyebrow, margin, first - size - 22, paletteColour('sand-400')),
    ...lines.map((line, index) =>
      lineAt(setLine(line, titleOf(size)), margin - size * 0.04, first + index * leading, '#fff'),
    ),
    '</svg>',
  ].join('');
}

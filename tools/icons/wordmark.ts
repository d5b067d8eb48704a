/** Draws the downloadable logo: mark and name as outlines. */
import { lineAt, setLine } from '../../src/art/lettering.ts';
import { mark, markGroup } from '../../src/art/logo.ts';
import { paletteColour } from '../../src/art/palette.ts';

/** Colours of the mark and of the name. `black` and `white` are for one-colour print. */
export const logoColours = {
  'on-light': () => ({ line: paletteColour('purple-500'), name: paletteColour('ink-950') }),
  'on-dark': () => ({ line: paletteColour('purple-300'), name: '#fff' }),
  black: () => ({ line: '#000', name: '#000' }),
  white: () => ({ line: '#fff', name: '#fff' }),
} as const;

export type LogoColours = keyof typeof logoColours;

const markWidth = 104;
const gap = 22;
const margin = 16;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The logo as an SVG document with a transparent background, as wide as the name. */
export function logoSvg(brand: string, colours: LogoColours): string {
  const { line, name } = logoColours[colours]();
  const word = setLine(brand, { size: 72, weight: 650, tracking: -0.03 });
  const markHeight = (markWidth * mark.height) / mark.width;
  const width = Math.ceil(2 * margin + markWidth + gap + word.width);
  const height = Math.ceil(2 * margin + markHeight);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" role="img">`,
    `<title>${escapeText(brand)}</title>`,
    markGroup(mark, margin, margin, markWidth, line),
    lineAt(word, margin + markWidth + gap, height / 2 + 24, name),
    '</svg>',
  ].join('');
}

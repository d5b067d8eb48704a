/** Draws the icon of the site from the mark. */
import { mark, markGroup, smallMark } from '../../src/art/logo.ts';
import { paletteColour } from '../../src/art/palette.ts';

const side = 512;

/** `small` for tabs, `rounded` for larger sizes, `full` where the system crops the shape. */
export type IconShape = 'small' | 'rounded' | 'full';

/**
 * Share of the side that the mark takes, and the corner radius. A system may crop `full` to a circle of 80 % of the side
 * (W3C Image Resource, "safe zone"), which contains the mark.
 */
const shapes = {
  small: { drawn: smallMark, share: 0.84, radius: 112 },
  rounded: { drawn: mark, share: 0.72, radius: 112 },
  full: { drawn: mark, share: 0.58, radius: 0 },
} as const;

/** The icon as an SVG document of 512 × 512 units. */
export function iconSvg(shape: IconShape): string {
  const { drawn, share, radius } = shapes[shape];
  const inline = side * share;
  const [x, y] = [(side - inline) / 2, (side - (inline * drawn.height) / drawn.width) / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(side)} ${String(side)}">`,
    `<rect width="${String(side)}" height="${String(side)}" rx="${String(radius)}" fill="${paletteColour('purple-900')}"/>`,
    markGroup(drawn, x, y, inline, '#fff'),
    '</svg>',
  ].join('');
}

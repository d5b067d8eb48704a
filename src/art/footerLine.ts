/** The line at the foot of every page, from edge to edge, as image files: pages need not carry it themselves. */
import { mirrorCurve, type Figure } from './mirrorCurve.ts';
import { paletteColour } from './palette.ts';
import { bridgesOf, cutAbout } from './weave.ts';

/** Width of the line, in units of the figure. */
export const stroke = 0.28;
/** Pixels to a unit. */
export const scale = 20;

/** A figure with the size of its image in pixels, for the room that pages keep for it. */
const sized = (figure: Figure) => ({ figure, width: scale * figure.width, height: scale * figure.height });

/** One line for wide screens, and one of fewer dots, so that they are as large, for phones. */
export const footerLines = {
  wide: sized(mirrorCurve({ columns: 25, rows: 2 }, 4, 0.3)),
  narrow: sized(mirrorCurve({ columns: 9, rows: 2 }, 4, 0.3)),
} as const;

/** A woven figure in purple round dots of sand, for a dark ground, as an SVG document. */
export function footerLineSvg({ figure }: { readonly figure: Figure }): string {
  const box = `width="${String(figure.width)}" height="${String(figure.height)}"`;
  const dots = figure.dots.map(([x, y]) => `M${String(x)} ${String(y)}h0`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(figure.width)} ${String(figure.height)}" fill="none">`,
    `<mask id="weave" maskUnits="userSpaceOnUse" x="0" y="0" ${box}><rect ${box} fill="#fff"/>`,
    `<g stroke="#000" stroke-width="${cutAbout(stroke)}"><path id="over" d="${bridgesOf(figure)}"/></g>`,
    `<use href="#over" stroke="#fff" stroke-width="${String(stroke)}" stroke-linecap="square"/></mask>`,
    `<path d="${figure.path}" stroke="${paletteColour('purple-700')}" stroke-width="${String(stroke)}" mask="url(#weave)"/>`,
    `<path d="${dots}" stroke="${paletteColour('sand-400')}" stroke-width=".32" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}

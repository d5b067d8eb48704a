/** The line at the foot of every page, from edge to edge, as image files: pages need not carry it themselves. */
import { mirrorCurve, type Figure } from './mirrorCurve.ts';
import { paletteColour } from './palette.ts';
import { bridgesOf, crossingsOver, cutAbout, lineLength, placeAt } from './weave.ts';

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

/** Where on the line the money is, how much of the line behind it is still of sand, and how wide its end is, in units of the figure. */
const bead = { at: 30, trail: 15, fade: 6 };

/** A woven figure in purple round dots of sand, with the money on its way along it, for a dark ground, as an SVG document. */
export function footerLineSvg({ figure }: { readonly figure: Figure }): string {
  const box = `width="${String(figure.width)}" height="${String(figure.height)}"`;
  const sand = paletteColour('sand-400');
  const total = lineLength(figure);
  const isSand = (position: number): boolean => position * total > bead.at - bead.trail && position * total < bead.at;
  const over = bridgesOf(figure, stroke, crossingsOver(figure, isSand));
  const purple = paletteColour('purple-600');
  // Its end fades into the line, from the left to the right.
  const [from] = placeAt(figure, (bead.at - bead.trail) / total).at;
  const fade = `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${from.toFixed(1)}" x2="${(from + bead.fade).toFixed(1)}">`;
  const dots = figure.dots.map(([x, y]) => `M${String(x)} ${String(y)}h0`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(figure.width)} ${String(figure.height)}" fill="none">`,
    `<mask id="weave" maskUnits="userSpaceOnUse" x="0" y="0" ${box}><rect ${box} fill="#fff"/>`,
    `<g stroke="#000" stroke-width="${cutAbout(stroke)}"><path id="over" d="${bridgesOf(figure)}"/></g>`,
    `<use href="#over" stroke="#fff" stroke-width="${String(stroke)}" stroke-linecap="square"/></mask>`,
    `<g mask="url(#weave)" stroke-width="${String(stroke)}"><path d="${figure.path}" stroke="${purple}"/>`,
    `${fade}<stop stop-color="${purple}"/><stop offset="1" stop-color="${sand}"/></linearGradient>`,
    `<path d="${figure.path}" stroke="url(#fade)" stroke-dasharray="${String(bead.trail)} 999" stroke-dashoffset="${String(bead.trail - bead.at)}"/>`,
    `<path d="${over}" stroke="${purple}"/></g>`,
    `<path d="${figure.path}" stroke="${sand}" stroke-width=".8" stroke-linecap="round" stroke-dasharray="0 999" stroke-dashoffset="${String(-bead.at)}"/>`,
    `<path d="${dots}" stroke="${sand}" stroke-width=".32" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}

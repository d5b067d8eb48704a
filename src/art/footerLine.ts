/** The line at the foot of every page, from edge to edge, as an image file: pages need not carry it themselves. */
import { mirrorCurve } from './mirrorCurve.ts';
import { paletteColour } from './palette.ts';
import { bridgesOf, cutAbout } from './weave.ts';

const figure = mirrorCurve({ columns: 17, rows: 2 }, 4, 0.3);
/** Width of the line, in units of the figure. */
const stroke = 0.36;

/** Its shape, for the room that pages keep for it. */
export const footerLineSize = { width: 20 * figure.width, height: 20 * figure.height };

/** A woven figure in purple round dots of sand, for a dark ground, as an SVG document. */
export function footerLineSvg(): string {
  const box = `width="${String(figure.width)}" height="${String(figure.height)}"`;
  const dots = figure.dots.map(([x, y]) => `M${String(x)} ${String(y)}h0`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(figure.width)} ${String(figure.height)}" fill="none">`,
    `<mask id="weave" maskUnits="userSpaceOnUse" x="0" y="0" ${box}><rect ${box} fill="#fff"/>`,
    `<path d="${bridgesOf(figure)}" stroke="#000" stroke-width="${cutAbout(stroke)}"/>`,
    `<path d="${bridgesOf(figure)}" stroke="#fff" stroke-width="${String(stroke)}" stroke-linecap="square"/></mask>`,
    `<path d="${figure.path}" stroke="${paletteColour('purple-900')}" stroke-width="${String(stroke)}" mask="url(#weave)"/>`,
    `<path d="${dots}" stroke="${paletteColour('sand-400')}" stroke-width=".44" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}

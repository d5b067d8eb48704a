/** Draws the lusona figure on the first page of a policy's PDF. */
import { mirrorCurve, seedOf } from '../../art/mirrorCurve.ts';
import { paletteColour } from '../../art/palette.ts';

/**
 * Draws the same figure for every version and language of a policy.
 * @param policy id of the policy
 * @returns an SVG document
 */
export function policyDrawing(policy: string): string {
  const { width, height, path, dots } = mirrorCurve({ columns: 5, rows: 4 }, seedOf(policy), 0.3);
  const stroke = 0.3;
  const margin = stroke / 2;
  const box = [-margin, -margin, width + stroke, height + stroke].join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none">`,
    ...dots.map(
      ([x, y]) => `<circle cx="${String(x)}" cy="${String(y)}" r=".24" fill="${paletteColour('sand-400')}"/>`,
    ),
    `<path d="${path}" stroke="${paletteColour('purple-500')}" stroke-width="${String(stroke)}" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}

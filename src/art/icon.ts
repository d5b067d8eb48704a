/** The icon of the site, drawn from the logo's figure. */
import { logoFigure } from './logo.ts';
import { mirrorCurve } from './mirrorCurve.ts';

/** Colours of the icon; an image file cannot use the design tokens. */
const ground = '#3e0095';
const line = '#ffffff';

/**
 * The icon as an SVG document of 512 × 512 units.
 * @param shape `rounded` for browsers; `full` where the system cuts the shape itself and needs an 80 % safe zone
 */
export function iconSvg(shape: 'rounded' | 'full'): string {
  const { width, height, path } = mirrorCurve(logoFigure, logoFigure.seed, logoFigure.density);
  const share = shape === 'rounded' ? 0.78 : 0.6;
  const scale = (512 * share) / Math.max(width, height);
  const offset = [width, height].map((side) => (512 - side * scale) / 2).join(' ');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="${shape === 'rounded' ? '112' : '0'}" fill="${ground}"/>`,
    `<path transform="translate(${offset}) scale(${String(scale)})" d="${path}" fill="none" stroke="${line}" stroke-width="1" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}

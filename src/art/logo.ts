/** The mark of the brand in two optical sizes: lusona figures without mirrors. */
import { mirrorCurve } from './mirrorCurve.ts';

export interface Mark {
  /** Size with the stroke, in units of the path. */
  readonly width: number;
  readonly height: number;
  /** SVG path data. */
  readonly path: string;
  readonly stroke: number;
}

/** Space between the line and the border of a figure, which its curves do not reach. */
const slack = 2 - Math.SQRT2;

function markOf(columns: number, rows: number, stroke: number): Mark {
  const { width, height, path } = mirrorCurve({ columns, rows }, 1, 0);
  return { width: width - 2 * slack + stroke, height: height - 2 * slack + stroke, path, stroke };
}

/** Offset of the drawing from both edges, in units of the path. */
const startOf = ({ stroke }: Mark): number => slack - stroke / 2;

/** For 24 px and more: three by two dots. */
export const mark = markOf(3, 2, 1);

/** For 16 px: two dots. */
export const smallMark = markOf(2, 1, 1.15);

/** A tight `viewBox`. */
export function viewBoxOf(drawn: Mark): string {
  const start = startOf(drawn);
  return [start, start, drawn.width, drawn.height].map((number) => number.toFixed(2)).join(' ');
}

/**
 * A mark as an SVG element inside another drawing.
 * @param x, y upper left corner
 * @param inline width
 */
export function markGroup(drawn: Mark, x: number, y: number, inline: number, colour: string): string {
  const scale = inline / drawn.width;
  const start = startOf(drawn) * scale;
  const place = `translate(${(x - start).toFixed(1)} ${(y - start).toFixed(1)}) scale(${scale.toFixed(2)})`;
  return `<path transform="${place}" d="${drawn.path}" fill="none" stroke="${colour}" stroke-width="${String(drawn.stroke)}" stroke-linejoin="round"/>`;
}

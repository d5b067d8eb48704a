/** The mark of the brand at two optical sizes: mirror curves without mirrors, each one closed line. */
import { mirrorCurve } from './mirrorCurve.ts';

/** A mark ready to draw: close around its line. */
export interface Mark {
  /** Width and height of the drawing with its stroke, in the units of the path. */
  readonly width: number;
  readonly height: number;
  /** SVG path data, to be stroked. */
  readonly path: string;
  /** Width of the line. */
  readonly stroke: number;
}

/** Room that a figure leaves at its border, where the line turns in a quarter circle before it gets there. */
const slack = 2 - Math.SQRT2;

function markOf(columns: number, rows: number, stroke: number): Mark {
  const { width, height, path } = mirrorCurve({ columns, rows }, 1, 0);
  return { width: width - 2 * slack + stroke, height: height - 2 * slack + stroke, path, stroke };
}

/** Where a mark's drawing begins, in the units of its path, from both edges. */
const startOf = ({ stroke }: Mark): number => slack - stroke / 2;

/** Three dots across, two down: the mark from 24 px on. */
export const mark = markOf(3, 2, 1);

/** Two dots, one line round both: the same mark where 16 px is all there is. */
export const smallMark = markOf(2, 1, 1.15);

/** The mark's `viewBox`, close around its line. */
export function viewBoxOf(drawn: Mark): string {
  const start = startOf(drawn);
  return [start, start, drawn.width, drawn.height].map((number) => number.toFixed(2)).join(' ');
}

/**
 * A mark as an SVG group, for drawings that hold more than it.
 * @param x, y its upper left corner
 * @param inline its width; its height follows
 */
export function markGroup(drawn: Mark, x: number, y: number, inline: number, colour: string): string {
  const scale = inline / drawn.width;
  const start = startOf(drawn) * scale;
  const place = `translate(${(x - start).toFixed(1)} ${(y - start).toFixed(1)}) scale(${scale.toFixed(2)})`;
  return `<path transform="${place}" d="${drawn.path}" fill="none" stroke="${colour}" stroke-width="${String(drawn.stroke)}" stroke-linejoin="round"/>`;
}

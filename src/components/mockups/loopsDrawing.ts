/** The measures of the drawing of loops from side to side (`Loops.astro`), for whatever draws its line once more. */
import { edgeOf, mirrorCurve, type Figure } from '../../art/mirrorCurve.ts';
import { beginningAt, landmarksOf, type Place } from '../../art/weave.ts';

/** So many times as large as its figure is the drawing: browsers measure long dashes better than short ones. */
export const scale = 40;
/** Width of the line, and of the dots at its ends, in units of the figure. */
export const stroke = 0.22;
export const dot = 0.65;

/** A line of some loops. */
export interface LoopsDrawing {
  readonly figure: Figure;
  /** Where the line turns at the left and at the right. */
  readonly left: Place;
  readonly right: Place;
  /** The `viewBox` as high as the line and as wide as the figure: each loop has an equal share. */
  readonly box: string;
  /** The `viewBox` about the line alone. */
  readonly lineBox: string;
}

/** @param columns how many loops */
export function loopsDrawing(columns: number): LoopsDrawing {
  const loops = mirrorCurve({ columns, rows: 1 }, 1, 0);
  const figure = beginningAt(loops, landmarksOf(loops).left.position);
  const { left, right } = landmarksOf(figure);
  const edge = edgeOf(stroke);
  const boxFrom = (start: number): string =>
    [start, edge, figure.width - 2 * start, figure.height - 2 * edge]
      .map((side) => String(Math.round(scale * side)))
      .join(' ');
  return { figure, left, right, box: boxFrom(0), lineBox: boxFrom(edge) };
}

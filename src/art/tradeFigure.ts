/** The figure of a trade: one closed line with a loop for each of two people and a knot between them for the lock. */
import { mirrorCurve } from './mirrorCurve.ts';
import { beginningAt, bridgesOf, crossingsOver, landmarksOf } from './weave.ts';

const knot = mirrorCurve({ columns: 5, rows: 3 }, 6, 0.25);

/** Lies across, the seller at the left; its line begins in the seller's loop. */
export const tradeFigure = beginningAt(knot, landmarksOf(knot).left.position);

const { left, right, centre } = landmarksOf(tradeFigure);

/** Where the line passes the seller, first goes below the lock, and passes the buyer: shares of its length. */
export const tradePlaces = { seller: left.position, lock: (centre[0]?.position ?? 0) - 0.002, buyer: right.position };

/**
 * Path data of the strands below which the funds pass on their way up to a position: what is behind the funds is
 * drawn in another colour, and these once more over it. A little longer than the line is wide, in even figures.
 * @param position share of the line's length
 * @param scale so many times as large as the figure is the drawing
 */
export function strandsOverWay(position: number, scale = 1): string {
  const crossings = crossingsOver(tradeFigure, (place) => place < position).map(({ at: [x, y], ...passages }) => ({
    at: [scale * x, scale * y] as const,
    ...passages,
  }));
  return bridgesOf(tradeFigure, 0.2 * Math.SQRT2 * scale, crossings);
}

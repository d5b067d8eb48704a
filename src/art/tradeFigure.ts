/** The escrow line of a trade: a loop for each of two people, and a knot between them for the lock. */
import { mirrorCurve } from './mirrorCurve.ts';
import { startingAt, landmarksOf } from './weave.ts';

const knot = mirrorCurve({ columns: 5, rows: 3 }, 6, 0.25);

/** Starts in the seller's loop at the left. */
export const tradeFigure = startingAt(knot, landmarksOf(knot).left.position);

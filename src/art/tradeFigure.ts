/** The figure of a trade: one closed line with a loop for each of two people and a knot between them for the lock. */
import { mirrorCurve } from './mirrorCurve.ts';
import { beginningAt, landmarksOf } from './weave.ts';

const knot = mirrorCurve({ columns: 5, rows: 3 }, 6, 0.25);

/** Lies across, the seller at the left; its line begins in the seller's loop. */
export const tradeFigure = beginningAt(knot, landmarksOf(knot).left.position);

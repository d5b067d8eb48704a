/** The escrow line of a trade: a loop for each of two people, and a knot between them for the lock. */
import { mirrorCurve, type Point } from './mirrorCurve.ts';
import { distance, placeAt, startingAt } from './weave.ts';

const knot = mirrorCurve({ columns: 5, rows: 3 }, 6, 0.25);
const { width, height } = knot;
const positions = Array.from({ length: 400 }, (_, index) => index / 400);

/** The position nearest to a point. */
const nearest = (point: Point): number => {
  const away = positions.map((position) => distance(placeAt(knot, position), point));
  return positions[away.indexOf(Math.min(...away))] ?? 0;
};

/** Starts below the seller, in the loop at the lower left. */
export const tradeFigure = startingAt(knot, nearest([2, height]));

/** Share of the line from the seller to the lock in the middle, which covers 1.8 units around it. */
export const shareToLock =
  positions.find((position) => distance(placeAt(tradeFigure, position), [width / 2, height / 2]) < 1.5) ?? 0;

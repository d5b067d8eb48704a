import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenCurve, enlargedPath, mirrorCurve, type Figure, type Point } from './mirrorCurve.ts';
import { startingAt, bridgesOf, crossingsOf, cutWidth, placeAt, trailOf } from './weave.ts';

/** Figures of all sizes; at least one side is odd, so that there is one. */
const figures = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 6 }), fc.nat(500), fc.boolean())
  .map(([half, other, seed, isUpright]) => {
    const [columns, rows] = isUpright ? [other, 2 * half + 1] : [2 * half + 1, other];
    return mirrorCurve({ columns, rows }, seed, 0.3);
  });

const knot = mirrorCurve({ columns: 5, rows: 3 }, 6, 0.25);

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Ends of the straight lines of path data. */
const strokesOf = (path: string): [Point, Point][] =>
  [...path.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)l(-?[\d.]+) ?(-?[\d.]+)/g)].map((match) => {
    const [x = 0, y = 0, dx = 0, dy = 0] = match.slice(1).map(Number);
    return [
      [x, y],
      [x + dx, y + dy],
    ];
  });

/** Length of the line: straight pieces, and quarters of a circle. */
const lengthOf = ({ line }: Figure): number =>
  line.reduce((sum, { from, to, centre }) => sum + (centre ? Math.SQRT2 * (Math.PI / 2) : apart(from, to)), 0);

describe('a woven line', () => {
  it('passes each of its crossings twice, at a right angle', () => {
    fc.assert(
      fc.property(figures, (figure) => {
        const crossings = crossingsOf(figure);
        const [columns, rows] = [figure.width / 4, figure.height / 4];
        // Without a mirror between two dots the line crosses itself.
        expect(crossings).toHaveLength(2 * columns * rows - columns - rows - figure.mirrors.length);
        expect(new Set(crossings.map(({ at }) => at.join())).size).toBe(crossings.length);
        for (const { at, over, under } of crossings) {
          expect(apart(placeAt(figure, over.position), at)).toBeCloseTo(0, 6);
          expect(apart(placeAt(figure, under.position), at)).toBeCloseTo(0, 6);
          expect(over.direction[0] * under.direction[0] + over.direction[1] * under.direction[1]).toBeCloseTo(0, 9);
        }
      }),
    );
  });

  it('alternates between over and under', () => {
    fc.assert(
      fc.property(figures, (figure) => {
        const passages = crossingsOf(figure)
          .flatMap(({ over, under }) => [
            { ...over, isOver: true },
            { ...under, isOver: false },
          ])
          .sort((a, b) => a.position - b.position);
        for (const [index, { isOver }] of passages.entries()) {
          expect(isOver).toBe(!passages.at(index - 1)?.isOver);
        }
      }),
    );
  });

  it('has positions proportional to its length, which wrap around', () => {
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 1, noNaN: true }), (figure, position) => {
        const step = 1e-4;
        const [here, next] = [placeAt(figure, position), placeAt(figure, position + step)];
        expect(apart(here, next) / lengthOf(figure)).toBeCloseTo(step, 6);
      }),
    );
    expect(placeAt(knot, 1)).toEqual(placeAt(knot, 0));
    expect(startingAt(knot, 0)).toEqual(knot);
    expect(placeAt(knot, 0)).toEqual(knot.line[0]?.from);
  });

  it('has cuts wider than its upper strands', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 0.6, noNaN: true }), (stroke) => {
        expect(Number(cutWidth(stroke))).toBeGreaterThan(1.5 * stroke);
      }),
    );
  });

  it('has a bridge through every crossing, along its upper strand', () => {
    const bridges = strokesOf(bridgesOf(knot, 1));
    const crossings = crossingsOf(knot);
    expect(bridges).toHaveLength(crossings.length);
    for (const [index, [from, to]] of bridges.entries()) {
      const { at, over } = crossings[index] ?? { at: [0, 0], over: { direction: [0, 0] } };
      expect(apart([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], at)).toBeLessThan(0.01);
      expect(to[0] - from[0]).toBeCloseTo(2 * over.direction[0], 2);
      expect(to[1] - from[1]).toBeCloseTo(2 * over.direction[1], 2);
    }
  });
});

describe('the knot of a trade', () => {
  it('keeps its shape when enlarged', () => {
    const numbersOf = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(enlargedPath(knot, 1)).toBe(knot.path);
    const [small, large] = [numbersOf(knot.path), numbersOf(enlargedPath(knot, 40))];
    expect(large).toHaveLength(small.length);
    expect(large.slice(0, 2)).toEqual(small.slice(0, 2).map((number) => 40 * number));
  });
});

describe('the trail of a broken line', () => {
  it.each([[brokenCurve({ columns: 5, rows: 5 }, 8, 5)], [brokenCurve({ columns: 5, rows: 3 }, 6, 6)]])(
    'goes from its end to its beginning in even steps, and under the strands that it crosses',
    (figure) => {
      const way = { line: figure.gap };
      const trail = trailOf(figure);
      const stepsOf = (parts: number) =>
        Array.from({ length: parts - 1 }, (_, index) => placeAt(way, (index + 1) / parts));
      const isIn = (points: readonly Point[], one: Point) => points.some((point) => apart(point, one) < 1e-6);
      const room = (point: Point) =>
        Math.min(...Array.from({ length: 5000 }, (_, step) => apart(placeAt(figure, step / 5000), point)));
      const steps = Array.from({ length: 20 }, (_, more) => stepsOf(more + 2)).find((points) =>
        trail.every((point) => isIn(points, point)),
      );
      expect(steps?.length).toBeGreaterThan(5);
      for (const step of steps ?? []) {
        // At least half a dot and half the line away, or omitted on a strand.
        if (isIn(trail, step)) expect(room(step)).toBeGreaterThan(0.52);
        else expect(room(step)).toBeLessThan(0.66);
      }
    },
  );
});

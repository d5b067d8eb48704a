import { describe, expect, it } from 'vitest';
import { mirrorCurve, type Point } from '../../src/art/mirrorCurve.ts';
import { drawingOf } from './drawing.ts';
import type { Field, Frame } from './field.ts';
import { crossingsOf, placeAt } from '../../src/art/weave.ts';

const figure = mirrorCurve({ columns: 3, rows: 2 }, 1, 0);
const frame: Frame = { width: 320, height: 240, scale: 20, left: -2, top: -2 };
const { height, floor, loose } = drawingOf(figure, frame, 8);

const at = (field: Field, [x, y]: Point): number =>
  field[Math.round((y - frame.top) * frame.scale) * frame.width + Math.round((x - frame.left) * frame.scale)] ?? NaN;

/** Values of a field within a circle. */
const around = (field: Field, [x, y]: Point, radius: number): number[] =>
  Array.from({ length: 64 }, (_, index) => {
    const angle = (index * Math.PI) / 32;
    return at(field, [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  });

const places = Array.from({ length: 200 }, (_, index) => placeAt(figure, index / 200));
/** Tolerance of the hand, in units. */
const unsteady = 0.3;

describe('a figure drawn with a finger', () => {
  it('is a groove along its line, except under another strand', () => {
    const underpasses = crossingsOf(figure).map(({ under }) => placeAt(figure, under.position));
    for (const place of places) {
      if (underpasses.some(([x, y]) => Math.hypot(place[0] - x, place[1] - y) < 1.4)) continue;
      const deepest = Math.min(
        at(height, place),
        ...around(height, place, unsteady / 2),
        ...around(height, place, unsteady),
      );
      expect(deepest).toBeLessThan(-0.1);
    }
  });

  it('does not change the ground beyond it', () => {
    for (const corner of [
      [-2, -2],
      [13.9, 9.9],
      [-1.5, 4],
      [6, 9.8],
    ] as const) {
      expect([at(height, corner), at(floor, corner), at(loose, corner)]).toEqual([0, 0, 0]);
    }
  });

  it('continues the upper strand at a crossing, and closes the lower one', () => {
    for (const { at: crossing, over, under } of crossingsOf(figure)) {
      const along = (direction: Point, away: number): Point => [
        crossing[0] + direction[0] * away,
        crossing[1] + direction[1] * away,
      ];
      const lowest = (point: Point): number => Math.min(at(height, point), ...around(height, point, 0.15));
      for (const away of [-0.6, -0.3, 0, 0.3, 0.6]) expect(lowest(along(over.direction, away))).toBeLessThan(-0.08);
      for (const side of [-1, 1]) {
        const wall = Array.from({ length: 9 }, (_, index) =>
          at(height, along(under.direction, side * (0.25 + index * 0.06))),
        );
        expect(Math.max(...wall)).toBeGreaterThan(0);
      }
    }
  });

  it('is deterministic for a seed', () => {
    expect(drawingOf(figure, frame, 8).height).toEqual(height);
    expect(drawingOf(figure, frame, 9).height).not.toEqual(height);
  });
});

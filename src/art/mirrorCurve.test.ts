import { describe, expect, it } from 'vitest';
import { brokenCurve, isOneLine, mirrorCurve } from './mirrorCurve.ts';

describe('a mirror curve', () => {
  it('without mirrors is a single line only if the sides have no common divisor', () => {
    expect(isOneLine({ columns: 2, rows: 3 }, [])).toBe(true);
    expect(isOneLine({ columns: 5, rows: 7 }, [])).toBe(true);
    expect(isOneLine({ columns: 4, rows: 6 }, [])).toBe(false);
  });

  it('is one closed line for every grid and seed', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const grid = { columns: 3 + 2 * (seed % 3), rows: 4 + (seed % 5) };
      const figure = mirrorCurve(grid, seed);
      expect(isOneLine(grid, figure.mirrors)).toBe(true);
      expect(figure.path).toMatch(/^M.*Z$/);
      expect(figure.path.match(/M/g)).toHaveLength(1);
      expect(figure.dots).toHaveLength(grid.columns * grid.rows);
    }
  });

  it('rejects grids with two even sides, which have no symmetrical single line', () => {
    expect(() => mirrorCurve({ columns: 4, rows: 6 }, 1)).toThrow(RangeError);
  });

  it('depends on the seed alone', () => {
    const grid = { columns: 5, rows: 6 };
    expect(mirrorCurve(grid, 7)).toEqual(mirrorCurve(grid, 7));
    expect(mirrorCurve(grid, 7).path).not.toBe(mirrorCurve(grid, 8).path);
  });

  it('is symmetrical in both directions', () => {
    const grid = { columns: 5, rows: 6 };
    const { mirrors } = mirrorCurve(grid, 3);
    const places = new Set(mirrors.map(({ x, y, orientation }) => `${x} ${y} ${orientation}`));
    for (const { x, y, orientation } of mirrors) {
      expect(places).toContain(`${2 * grid.columns - x} ${y} ${orientation}`);
      expect(places).toContain(`${x} ${2 * grid.rows - y} ${orientation}`);
    }
  });
});

describe('the pieces of a line', () => {
  const { line, path } = mirrorCurve({ columns: 5, rows: 6 }, 7);

  it('are connected and closed', () => {
    for (const [index, { from }] of line.entries()) expect(line.at(index - 1)?.to).toEqual(from);
  });

  it('match the commands of its path: segments, and quarter circles around their centres', () => {
    expect(path.match(/a/g)).toHaveLength(line.filter(({ centre }) => centre).length);
    for (const { from, to, centre } of line) {
      if (!centre) continue;
      for (const [x, y] of [from, to]) expect(Math.hypot(x - centre[0], y - centre[1])).toBeCloseTo(Math.SQRT2, 9);
    }
  });
});

describe('a broken curve', () => {
  const grid = { columns: 5, rows: 5 };

  it('is one open line of the same figure', () => {
    const broken = brokenCurve(grid, 8, 5);
    expect(broken.mirrors).toEqual(mirrorCurve(grid, 8).mirrors);
    expect(broken.path).toMatch(/^M[^MZ]*$/);
  });

  it('has the missing part from the end of the line to its start', () => {
    const { line, gap } = brokenCurve(grid, 8, 5);
    expect(gap[0]?.from).toEqual(line.at(-1)?.to);
    expect(gap.at(-1)?.to).toEqual(line[0]?.from);
  });
});

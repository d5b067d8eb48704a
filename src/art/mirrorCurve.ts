/**
 * Mirror curves: the geometry of the Chokwe sand drawings (sona). A ray runs
 * diagonally through a grid of dots, reflected by the border and by mirrors
 * between dots, until it closes. A figure is kept only if it is one closed line.
 *
 * Coordinates: dot (column i, row j) stands at (2i+1, 2j+1); the border is the
 * rectangle from (0, 0) to (2·columns, 2·rows).
 */

/** A two-sided mirror at a point with x + y odd. A vertical one turns dx round, a horizontal one dy. */
export interface Mirror {
  readonly x: number;
  readonly y: number;
  readonly orientation: 'vertical' | 'horizontal';
}

/** Numbers of dots across and down. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A figure ready to draw, in a coordinate system of `width` × `height` units, four to a dot. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** SVG path data of the one closed line. */
  readonly path: string;
  /** Centres of the dots. */
  readonly dots: readonly (readonly [x: number, y: number])[];
  readonly mirrors: readonly Mirror[];
}

/** A point of the line with the direction it is left in. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A seeded generator of numbers in [0, 1): mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const key = (x: number, y: number): string => `${String(x)},${String(y)}`;

/** Follows the ray that starts at the middle of the first border edge until it closes. */
function trace({ columns, rows }: Grid, mirrors: readonly Mirror[]): Step[] {
  const mirrorAt = new Map(mirrors.map(({ x, y, orientation }) => [key(x, y), orientation]));
  const steps: Step[] = [];
  let step: Step = { x: 1, y: 0, dx: 1, dy: 1 };
  do {
    steps.push(step);
    const x = step.x + step.dx;
    const y = step.y + step.dy;
    const mirror = mirrorAt.get(key(x, y));
    const turnsX = x === 0 || x === 2 * columns || mirror === 'vertical';
    const turnsY = y === 0 || y === 2 * rows || mirror === 'horizontal';
    step = { x, y, dx: turnsX ? -step.dx : step.dx, dy: turnsY ? -step.dy : step.dy };
  } while (!(step.x === 1 && step.y === 0 && step.dx === 1));
  return steps;
}

/** Whether the mirrors leave one line that passes everywhere: every unit square holds one step of it. */
export function isOneLine(grid: Grid, mirrors: readonly Mirror[]): boolean {
  return trace(grid, mirrors).length === 4 * grid.columns * grid.rows;
}

/**
 * Draws a traced line: straight runs, and a quarter circle at every reflection.
 * Relative commands repeat themselves, so that the drawing packs well.
 */
function pathOf(steps: readonly Step[]): string {
  const parts: string[] = [];
  let [penX, penY] = [0, 0];
  for (const [index, step] of steps.entries()) {
    const before = steps.at(index - 1);
    if (!before || (before.dx === step.dx && before.dy === step.dy)) continue;
    const [fromX, fromY] = [2 * step.x - before.dx, 2 * step.y - before.dy];
    const [acrossX, acrossY] = [before.dx + step.dx, before.dy + step.dy];
    const sweep = before.dx * step.dy - before.dy * step.dx > 0 ? 1 : 0;
    if (parts.length === 0) parts.push(`M${String(fromX)} ${String(fromY)}`);
    else if (fromX !== penX || fromY !== penY) parts.push(`l${String(fromX - penX)} ${String(fromY - penY)}`);
    parts.push(`a1.41 1.41 0 0 ${String(sweep)} ${String(acrossX)} ${String(acrossY)}`);
    [penX, penY] = [fromX + acrossX, fromY + acrossY];
  }
  return `${parts.join('')}Z`;
}

/** Mirrors chosen in one quadrant and reflected into the other three. */
function symmetricalMirrors({ columns, rows }: Grid, density: number, random: () => number): Mirror[] {
  const mirrors = new Map<string, Mirror>();
  for (let x = 1; x <= columns; x += 1) {
    for (let y = 1; y <= rows; y += 1) {
      if ((x + y) % 2 === 0 || random() >= density) continue;
      const orientation = random() < 0.5 ? 'vertical' : 'horizontal';
      for (const mirroredX of [x, 2 * columns - x]) {
        for (const mirroredY of [y, 2 * rows - y]) {
          mirrors.set(key(mirroredX, mirroredY), { x: mirroredX, y: mirroredY, orientation });
        }
      }
    }
  }
  return [...mirrors.values()];
}

/** How many sets of mirrors are tried before a grid is given up. */
const attempts = 5000;

/**
 * A symmetrical figure of one closed line. The same grid, seed and density
 * always give the same figure.
 * @param density share of the possible places that hold a mirror, 0 to 1
 * @throws RangeError when both sides of the grid are even: symmetry then always leaves several lines
 * @throws Error when no single line is found; choose another seed or density
 */
export function mirrorCurve(grid: Grid, seed: number, density = 0.35): Figure {
  if (grid.columns % 2 === 0 && grid.rows % 2 === 0) {
    throw new RangeError(
      `A symmetrical single line needs an odd side; ${String(grid.columns)} × ${String(grid.rows)} has none.`,
    );
  }
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const mirrors = symmetricalMirrors(grid, density, random);
    if (!isOneLine(grid, mirrors)) continue;
    const dots = Array.from({ length: grid.columns * grid.rows }, (_, index) => {
      const column = index % grid.columns;
      const row = Math.floor(index / grid.columns);
      return [4 * column + 2, 4 * row + 2] as const;
    });
    return { width: 4 * grid.columns, height: 4 * grid.rows, path: pathOf(trace(grid, mirrors)), dots, mirrors };
  }
  throw new Error(
    `No single line found for ${String(grid.columns)} × ${String(grid.rows)}, seed ${String(seed)}, density ${String(density)}.`,
  );
}

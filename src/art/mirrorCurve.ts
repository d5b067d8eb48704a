/**
 * Mirror curves, the geometry of lusona (plural sona), the sand drawings of the Chokwe: a ray runs diagonally through a
 * grid of dots, reflected by the border and by mirrors between dots, until it closes. Only single closed lines count.
 * Dot (i, j) is at (2i+1, 2j+1); the border is the rectangle from (0, 0) to (2·columns, 2·rows).
 */

/** A two-sided mirror at a point with x + y odd. A vertical one reverses dx, a horizontal one dy. */
export interface Mirror {
  readonly x: number;
  readonly y: number;
  readonly orientation: 'vertical' | 'horizontal';
}

/** Numbers of dots. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export type Point = readonly [x: number, y: number];

/** A straight segment or, with a centre, a quarter circle of radius √2. */
export interface Piece {
  readonly from: Point;
  readonly to: Point;
  readonly centre?: Point;
}

/** A figure in a coordinate system of `width` × `height` units, four to a dot. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** SVG path data of the line. */
  readonly path: string;
  /** Pieces of the line; a closed one ends at its start. */
  readonly line: readonly Piece[];
  /** Centres of the dots. */
  readonly dots: readonly Point[];
  readonly mirrors: readonly Mirror[];
}

/** A point of the line and the direction from there. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A seed from the id of a page: FNV-1a, 32 bits. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Seeded random numbers in [0, 1): mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const key = (x: number, y: number): string => `${String(x)},${String(y)}`;

/** Follows the ray from the middle of the first border edge until it closes. */
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

/** Checks that the mirrors give a single line, which then has a step in every unit square. */
export function isOneLine(grid: Grid, mirrors: readonly Mirror[]): boolean {
  return trace(grid, mirrors).length === 4 * grid.columns * grid.rows;
}

/** The middle of a step, in drawing units, where curves begin and end. */
const middleOf = ({ x, y, dx, dy }: Step): Point => [2 * x + dx, 2 * y + dy];

/**
 * Converts steps to straight segments, and a quarter circle at every reflection, from the middle of the first step to
 * that of the last.
 * @param steps at least two
 */
function piecesThrough([first, ...rest]: readonly Step[]): Piece[] {
  if (!first) return [];
  let before = first;
  let pen = middleOf(first);
  const pieces: Piece[] = [];
  const straightTo = (to: Point): void => {
    if (to[0] !== pen[0] || to[1] !== pen[1]) pieces.push({ from: pen, to });
    pen = to;
  };
  for (const step of rest) {
    if (before.dx !== step.dx || before.dy !== step.dy) {
      straightTo(middleOf({ ...before, x: step.x - before.dx, y: step.y - before.dy }));
      const [to, corner] = [middleOf(step), [2 * step.x, 2 * step.y] as const];
      // Two units from the corner.
      const centre = [corner[0] + step.dx - before.dx, corner[1] + step.dy - before.dy] as const;
      pieces.push({ from: pen, to, centre });
      pen = to;
    }
    before = step;
  }
  straightTo(middleOf(before));
  return pieces;
}

/** Numbers of path data in the fewest characters: `.41-2 3`. */
export function pathNumbers(decimals: number, ...values: readonly number[]): string {
  const unit = 10 ** decimals;
  return values
    .map((value) => String(Math.round(value * unit) / unit).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** Path data of connected pieces. Relative commands repeat, which compresses well. */
function pathOf(pieces: readonly Piece[], scale = 1): string {
  const [startX, startY] = pieces[0]?.from ?? [0, 0];
  const radius = Math.SQRT2 * scale;
  const commands = pieces.map(({ from, to, centre }) => {
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    if (!centre) return `l${pathNumbers(2, x * scale, y * scale)}`;
    const sweep = (from[0] - centre[0]) * y - (from[1] - centre[1]) * x > 0 ? 1 : 0;
    return `a${pathNumbers(2, radius, radius, 0, 0, sweep, x * scale, y * scale)}`;
  });
  return `M${pathNumbers(2, startX * scale, startY * scale)}${commands.join('')}`;
}

/** Path data of a closed line; `Z` draws its last straight segment. */
function closedPathOf(line: readonly Piece[], scale = 1): string {
  return `${pathOf(line.at(-1)?.centre ? line : line.slice(0, -1), scale)}Z`;
}

export function closed(line: readonly Piece[]): Pick<Figure, 'line' | 'path'> {
  return { line, path: closedPathOf(line) };
}

/**
 * Enlarged path data for a dashed line, to be drawn within `scale(1 / scale)`: Chromium measures curves in steps of half
 * a unit, which misplaces dashes by several units at the original size, and by 0.02 units at a scale of 40.
 */
export function enlargedPath({ line }: Figure, scale: number): string {
  return closedPathOf(line, scale);
}

/** Random mirrors in one quadrant, reflected into the other three. */
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

const maxAttempts = 5000;

/** Pages show the same figures in every language. */
const cache = new Map<string, Figure>();

/**
 * A symmetrical figure of one closed line, determined by grid, seed and density.
 * @param density share of possible places with a mirror, 0 to 1
 * @throws RangeError when both sides of the grid are even, which always gives several lines
 * @throws Error when no single line is found; choose another seed or density
 */
export function mirrorCurve(grid: Grid, seed: number, density = 0.35): Figure {
  const name = [grid.columns, grid.rows, seed, density].join(' ');
  const figure = cache.get(name) ?? findFigure(grid, seed, density);
  cache.set(name, figure);
  return figure;
}

function findFigure(grid: Grid, seed: number, density: number): Figure {
  if (grid.columns % 2 === 0 && grid.rows % 2 === 0) {
    throw new RangeError(
      `A symmetrical single line needs an odd side; ${String(grid.columns)} × ${String(grid.rows)} has none.`,
    );
  }
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const mirrors = symmetricalMirrors(grid, density, random);
    if (!isOneLine(grid, mirrors)) continue;
    const dots = Array.from({ length: grid.columns * grid.rows }, (_, index) => {
      const column = index % grid.columns;
      const row = Math.floor(index / grid.columns);
      return [4 * column + 2, 4 * row + 2] as const;
    });
    const steps = trace(grid, mirrors);
    const line = piecesThrough([...steps.slice(-1), ...steps]);
    return { width: 4 * grid.columns, height: 4 * grid.rows, ...closed(line), dots, mirrors };
  }
  throw new Error(
    `No single line found for ${String(grid.columns)} × ${String(grid.rows)}, seed ${String(seed)}, density ${String(density)}.`,
  );
}

/** A figure whose line is not closed. */
export interface BrokenFigure extends Figure {
  /** The missing part, from the end of the line to its start. */
  readonly gap: readonly Piece[];
}

/**
 * A figure with a gap in its line.
 * @param missing number of missing steps from dot to dot
 */
export function brokenCurve(grid: Grid, seed: number, missing: number): BrokenFigure {
  const figure = mirrorCurve(grid, seed);
  const steps = trace(grid, figure.mirrors);
  const line = piecesThrough(steps.slice(0, -missing));
  const gap = piecesThrough([...steps.slice(-missing - 1), ...steps.slice(0, 1)]);
  return { ...figure, path: pathOf(line), line, gap };
}

/**
 * Distance of a line from the border of its figure, less a small margin for antialiasing.
 * @param width of the line, in units of the figure
 */
export const edgeOf = (width: number): number => 2 - Math.SQRT2 - width / 2 - 0.05;

/**
 * Weaves a mirror curve: along the line, over and under alternate. (Always possible, because a closed line passes an even
 * number of crossings between its two passes of one.) Positions are shares of the length, 0 to 1, as for
 * `pathLength="1"` and `offset-distance`.
 */
import { closed, pathNumbers, type BrokenFigure, type Figure, type Piece, type Point } from './mirrorCurve.ts';

/** One of two passes of a crossing. */
export interface Passage {
  readonly position: number;
  /** Unit vector. */
  readonly direction: Point;
}

/** A right-angled crossing; both strands are straight for √2 on either side. */
export interface Crossing {
  readonly at: Point;
  readonly over: Passage;
  readonly under: Passage;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const lengthOf = ({ from, to, centre }: Piece): number =>
  centre ? (distance(from, centre) * Math.PI) / 2 : distance(from, to);

/** Adds the start of each piece and the total length. */
function measured(line: readonly Piece[]): { pieces: { piece: Piece; start: number }[]; total: number } {
  let total = 0;
  const pieces = line.map((piece) => {
    const start = total;
    total += lengthOf(piece);
    return { piece, start };
  });
  return { pieces, total };
}

/** A point of a piece. @param share of its length, 0 to 1 */
function alongPiece({ from, to, centre }: Piece, share: number): Point {
  if (!centre) return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  // The ends of a quarter circle are at right angles, so sine and cosine interpolate between them.
  const [cos, sin] = [Math.cos((share * Math.PI) / 2), Math.sin((share * Math.PI) / 2)];
  return [
    centre[0] + (from[0] - centre[0]) * cos + (to[0] - centre[0]) * sin,
    centre[1] + (from[1] - centre[1]) * cos + (to[1] - centre[1]) * sin,
  ];
}

/** All passages in order. Crossings are at even coordinates. */
function passagesOf({ line }: Figure): (Passage & { readonly at: Point })[] {
  const { pieces, total } = measured(line);
  return pieces.flatMap(({ piece: { from, to, centre }, start }) => {
    const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    // A straight segment starts one unit across and down from its first crossing.
    const count = centre ? 0 : Math.floor(Math.abs(to[0] - from[0]) / 2);
    return Array.from({ length: count }, (_, index) => {
      const at = [from[0] + dx * (2 * index + 1), from[1] + dy * (2 * index + 1)] as const;
      return {
        at,
        position: (start + (2 * index + 1) * Math.SQRT2) / total,
        direction: [dx * Math.SQRT1_2, dy * Math.SQRT1_2] as const,
      };
    });
  });
}

/** All crossings in the order of their first passage, which alternates between over and under. */
export function crossingsOf(figure: Figure): Crossing[] {
  const first = new Map<string, { passage: Passage; isOver: boolean }>();
  return passagesOf(figure)
    .flatMap(({ at, ...passage }, index) => {
      const isOver = index % 2 === 0;
      const earlier = first.get(at.join());
      if (!earlier) {
        first.set(at.join(), { passage, isOver });
        return [];
      }
      const [over, under] = isOver ? [passage, earlier.passage] : [earlier.passage, passage];
      return [{ at, over, under }];
    })
    .sort((a, b) => Math.min(a.over.position, a.under.position) - Math.min(b.over.position, b.under.position));
}

const lineLength = ({ line }: Pick<Figure, 'line'>): number => measured(line).total;

/** Crossings with only the lower strand on a part of the line: if that is recoloured, the upper strands go over it. */
function crossingsOver(figure: Figure, isOnPart: (position: number) => boolean): Crossing[] {
  return crossingsOf(figure).filter(({ over, under }) => isOnPart(under.position) && !isOnPart(over.position));
}

/** The point at a position. Positions beyond 0 and 1 wrap around. */
export function placeAt({ line }: Pick<Figure, 'line'>, position: number): Point {
  const { pieces, total } = measured(line);
  const share = position - Math.floor(position);
  const last = pieces.findLast(({ start }) => start <= share * total);
  return last ? alongPiece(last.piece, (share * total - last.start) / lengthOf(last.piece)) : [0, 0];
}

/** The same closed figure, starting with the piece at a position. */
export function startingAt(figure: Figure, position: number): Figure {
  const { pieces, total } = measured(figure.line);
  const first = pieces.findLastIndex(({ start }) => start <= position * total);
  return { ...figure, ...closed([...figure.line.slice(first), ...figure.line.slice(0, first)]) };
}

/** The position on a piece nearest to a point, as a share of its length. */
function nearestShare({ from, to, centre }: Piece, point: Point): number {
  const origin = centre ?? from;
  const toPoint = [point[0] - origin[0], point[1] - origin[1]] as const;
  const along = (end: Point): number => toPoint[0] * (end[0] - origin[0]) + toPoint[1] * (end[1] - origin[1]);
  if (!centre) return Math.min(1, Math.max(0, along(to) / distance(from, to) ** 2));
  const quarters = Math.atan2(along(to), along(from)) / (Math.PI / 2);
  // Beyond the circle's centre the nearest point is the nearer end.
  return quarters < -1.5 ? 1 : Math.min(1, Math.max(0, quarters));
}

function distanceFrom({ line }: Figure, point: Point): number {
  return Math.min(...line.map((piece) => distance(alongPiece(piece, nearestShare(piece, point)), point)));
}

/** Least and greatest distance between the dots of a trail, in units. */
const pitches = [1.1, 1.7] as const;

/** Least distance of a dot from the line, in units. */
const clearance = 0.65;

/** Evenly spaced points on the missing part of a broken line, as far from the line as possible where both cross. */
export function trailOf(figure: BrokenFigure): Point[] {
  const gap = { line: figure.gap };
  const fewest = Math.ceil(lineLength(gap) / pitches[1]);
  const most = Math.max(fewest, Math.floor(lineLength(gap) / pitches[0]));
  const room = (trail: readonly Point[]): number => Math.min(...trail.map((point) => distanceFrom(figure, point)));
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more)
    .map((parts) => Array.from({ length: parts - 1 }, (_, index) => placeAt(gap, (index + 1) / parts)))
    .reduce((best, trail) => (room(trail) > room(best) ? trail : best))
    .filter((point) => distanceFrom(figure, point) >= clearance);
}

/** Path data of straight lines through a middle, with `reach` on both sides. */
function strokes(lines: readonly { middle: Point; direction: Point; reach: number }[]): string {
  return lines
    .map(
      ({ middle: [x, y], direction: [dx, dy], reach }) =>
        `M${pathNumbers(3, x - dx * reach, y - dy * reach)}l${pathNumbers(3, 2 * dx * reach, 2 * dy * reach)}`,
    )
    .join('');
}

/**
 * Path data of the upper strands. In a mask, wide in black and then in white with the width of the line, they cut the
 * lower strands, so that a single path is woven on any background, also while animated.
 * @param reach length on either side of a crossing, in units, at most √2; the default is wider than a lower strand
 */
export function bridgesOf(figure: Figure, reach = Math.SQRT1_2, crossings = crossingsOf(figure)): string {
  return strokes(crossings.map(({ at, over }) => ({ middle: at, direction: over.direction, reach })));
}

/**
 * Path data of the strands above the route of the funds, which has another colour.
 * @param end of the route, as a position
 */
export function strandsOverRoute(figure: Figure, end: number): string {
  return bridgesOf(
    figure,
    0.2 * Math.SQRT2,
    crossingsOver(figure, (position) => position < end),
  );
}

/** Width of the cut around an upper strand. @param stroke line width */
export function cutWidth(stroke: number): string {
  return (1.7 * stroke).toFixed(2);
}

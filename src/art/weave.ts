/**
 * A mirror curve as a woven line: where it crosses itself, one strand passes
 * over the other, and along the line over and under take turns. (They always
 * can: between its two passes of a crossing a closed line passes an even number
 * of others.) Positions along the line are shares of its length, 0 to 1, from
 * the beginning of its path: what `pathLength="1"` and `offset-distance` count in.
 */
import { closed, pathNumbers, type BrokenFigure, type Figure, type Piece, type Point } from './mirrorCurve.ts';

/** The line on its way through a crossing. */
export interface Passage {
  /** Share of the line's length. */
  readonly position: number;
  /** Unit vector in which the line runs. */
  readonly direction: Point;
}

/** A point where the line crosses itself at a right angle; both strands are straight for √2 on either side. */
export interface Crossing {
  readonly at: Point;
  readonly over: Passage;
  readonly under: Passage;
}

/** A point of the line. */
export interface Place {
  readonly position: number;
  readonly at: Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Length of a piece: a bend is a quarter of a circle. */
const lengthOf = ({ from, to, centre }: Piece): number =>
  centre ? (distance(from, centre) * Math.PI) / 2 : distance(from, to);

/** Each piece with the length of line before it, and the length of the whole. */
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
  // A quarter circle: its ends are at right angles, so sine and cosine lead from one to the other.
  const [cos, sin] = [Math.cos((share * Math.PI) / 2), Math.sin((share * Math.PI) / 2)];
  return [
    centre[0] + (from[0] - centre[0]) * cos + (to[0] - centre[0]) * sin,
    centre[1] + (from[1] - centre[1]) * cos + (to[1] - centre[1]) * sin,
  ];
}

/** The passages of the line through its crossings, in their order along it. They lie where both coordinates are even. */
function passagesOf({ line }: Figure): (Passage & { readonly at: Point })[] {
  const { pieces, total } = measured(line);
  return pieces.flatMap(({ piece: { from, to, centre }, start }) => {
    const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    // A straight run begins between two crossings, one unit across and down from the first of them.
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

/** The crossings of a figure's line, in the order in which it first comes to them; there it passes over, under, over … */
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

/** How long a figure's line is, in units. */
const lineLength = ({ line }: Pick<Figure, 'line'>): number => measured(line).total;

/**
 * The crossings at which only the lower strand lies on a part of the line: where that part is drawn in another colour,
 * the upper strands are drawn once more over it.
 * @param isOnPart whether a position does
 */
function crossingsOver(figure: Figure, isOnPart: (position: number) => boolean): Crossing[] {
  return crossingsOf(figure).filter(({ over, under }) => isOnPart(under.position) && !isOnPart(over.position));
}

/** The point at a position of the line. Positions beyond 0 and 1 go on round it. */
export function placeAt({ line }: Pick<Figure, 'line'>, position: number): Place {
  const { pieces, total } = measured(line);
  const share = position - Math.floor(position);
  const last = pieces.findLast(({ start }) => start <= share * total);
  const at = last ? alongPiece(last.piece, (share * total - last.start) / lengthOf(last.piece)) : ([0, 0] as const);
  return { position: share, at };
}

/** The same closed figure with a line that begins with the piece that holds a position; positions count from there. */
export function beginningAt(figure: Figure, position: number): Figure {
  const { pieces, total } = measured(figure.line);
  const first = pieces.findLastIndex(({ start }) => start <= position * total);
  return { ...figure, ...closed([...figure.line.slice(first), ...figure.line.slice(0, first)]) };
}

/** Where a piece comes nearest to a point, as a share of its length. */
function nearestShare({ from, to, centre }: Piece, point: Point): number {
  const origin = centre ?? from;
  const toPoint = [point[0] - origin[0], point[1] - origin[1]] as const;
  const along = (end: Point): number => toPoint[0] * (end[0] - origin[0]) + toPoint[1] * (end[1] - origin[1]);
  if (!centre) return Math.min(1, Math.max(0, along(to) / distance(from, to) ** 2));
  const quarters = Math.atan2(along(to), along(from)) / (Math.PI / 2);
  // Behind the circle's centre the nearer end is the nearest.
  return quarters < -1.5 ? 1 : Math.min(1, Math.max(0, quarters));
}

/** The place of each piece that is nearest to a point, and how far away it is. */
function nearestPlaces({ line }: Figure, point: Point): (Place & { readonly away: number })[] {
  const { pieces, total } = measured(line);
  return pieces.map(({ piece, start }) => {
    const share = nearestShare(piece, point);
    const at = alongPiece(piece, share);
    return { at, position: ((start + share * lengthOf(piece)) / total) % 1, away: distance(at, point) };
  });
}

/** Where the line comes nearest to a point on each of its ways past it, in their order along the line. */
function placesNear(figure: Figure, point: Point, reach: number): Place[] {
  const places = nearestPlaces(figure, point);
  return places
    .filter(({ away }, index) => {
      const [before, after] = [places.at(index - 1), places[(index + 1) % places.length]];
      // Of two neighbours that meet in the nearest point one is kept.
      return away <= reach && away <= (before?.away ?? 0) && away < (after?.away ?? 0);
    })
    .map(({ at, position }) => ({ at, position }))
    .sort((a, b) => a.position - b.position);
}

/** The place where the line comes nearest to a point. */
function nearestPlace(figure: Figure, point: Point): Place {
  const { at, position } = nearestPlaces(figure, point).reduce((a, b) => (b.away < a.away ? b : a));
  return { at, position };
}

/** How far a point lies from the middle of a figure's line, in units. */
function distanceFrom(figure: Figure, point: Point): number {
  return Math.min(...nearestPlaces(figure, point).map(({ away }) => away));
}

/** The dots of a trail are so far apart at least and at most, in units. */
const pitches = [1.1, 1.7] as const;

/** So far from the middle of the line a dot is clear of it, in units. */
const clear = 0.65;

/**
 * Points at even distances on the way that a broken line did not go: as many as keep farthest from the line where the
 * way crosses it. It passes under the line there: no dot lies on it.
 */
export function trailOf(figure: BrokenFigure): Point[] {
  const way = { line: figure.lost };
  const fewest = Math.ceil(lineLength(way) / pitches[1]);
  const most = Math.max(fewest, Math.floor(lineLength(way) / pitches[0]));
  const room = (trail: readonly Point[]): number => Math.min(...trail.map((point) => distanceFrom(figure, point)));
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more)
    .map((parts) => Array.from({ length: parts - 1 }, (_, index) => placeAt(way, (index + 1) / parts).at))
    .reduce((best, trail) => (room(trail) > room(best) ? trail : best))
    .filter((point) => distanceFrom(figure, point) >= clear);
}

/** Path data of straight lines, each through a middle, `reach` long to both sides. */
function strokes(lines: readonly { middle: Point; direction: Point; reach: number }[]): string {
  return lines
    .map(
      ({ middle: [x, y], direction: [dx, dy], reach }) =>
        `M${pathNumbers(3, x - dx * reach, y - dy * reach)}l${pathNumbers(3, 2 * dx * reach, 2 * dy * reach)}`,
    )
    .join('');
}

/**
 * Path data of the upper strands at the crossings. In a mask, black and wide,
 * then white and as wide as the line, they cut the lower strands, so that one
 * path is the whole woven line on any ground, also while it is being drawn or
 * a bead runs along it.
 * @param reach how far they go on either side of a crossing, in units, at most
 * √2; unless said otherwise half a unit across and down: even figures, and more
 * than a lower strand is wide
 * @param crossings which ones, all unless said otherwise
 */
export function bridgesOf(figure: Figure, reach = Math.SQRT1_2, crossings = crossingsOf(figure)): string {
  return strokes(crossings.map(({ at, over }) => ({ middle: at, direction: over.direction, reach })));
}

/**
 * Path data of the strands below which the funds pass on their way: the way is drawn in another colour, and these once
 * more over it. A little longer than the line is wide.
 * @param end of the way, as a share of the line's length
 */
export function strandsOverWay(figure: Figure, end: number): string {
  return bridgesOf(
    figure,
    0.2 * Math.SQRT2,
    crossingsOver(figure, (position) => position < end),
  );
}

/**
 * Width of what a mask cuts out beside an upper strand: the strand stays in it, with room on either side.
 * @param stroke width of the line
 */
export function cutAbout(stroke: number): string {
  return (1.7 * stroke).toFixed(2);
}

/** Where the line passes what a drawing of two people and one safe place needs. */
export interface Landmarks {
  /** The middles of the loops farthest to the left and to the right, nearest to half the height. */
  readonly left: Place;
  readonly right: Place;
  /** The line on each of its ways past the middle of the figure, in their order along it. */
  readonly centre: readonly Place[];
}

/** The places of a figure's line where it turns at the left and at the right, and where it passes the middle. */
export function landmarksOf(figure: Figure): Landmarks {
  const { width, height } = figure;
  const middle = height / 2;
  return {
    left: nearestPlace(figure, [0, middle]),
    right: nearestPlace(figure, [width, middle]),
    // Strands pass a dot at √2, and a crossing through its very point.
    centre: placesNear(figure, [width / 2, middle], 1.5),
  };
}

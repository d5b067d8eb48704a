/** Computes the height changes of a figure drawn into sand with a finger. */
import type { Figure, Piece, Point } from '../../src/art/mirrorCurve.ts';
import { blurred, clamp, eachPixelNear, emptyField, smoothstep, type Field, type Frame } from './field.ts';
import { chance, noiseField } from './noise.ts';
import { crossingsOf } from '../../src/art/weave.ts';

export interface Drawing {
  /** Height above the untouched ground, in units. */
  readonly height: Field;
  /** 1 for damp sand, at the bottom of line and dots. */
  readonly floor: Field;
  /** 1 for loose sand, in the line and along it. */
  readonly loose: Field;
}

/** Cross-section of the line, in units: half width and depth of the groove, and the raised edge. */
const groove = { reach: 0.34, depth: 0.16 } as const;
const edge = { at: 0.46, width: 0.13, height: 0.07 } as const;
/** The same for a dot, from its centre. */
const dot = { reach: 0.3, depth: 0.17, edgeAt: 0.4, edgeWidth: 0.12, edgeHeight: 0.03 } as const;

/** Distance from the line beyond which the ground is unchanged. */
const farthest = 1.35;

const hollow = (away: number, reach: number, depth: number): number =>
  away < reach ? -0.5 * depth * (1 + Math.cos((Math.PI * away) / reach)) : 0;
const bump = (offset: number): number => Math.exp(-offset * offset);

/** Height at a distance from the line. @param push height of the edge, 1 on average */
function across(away: number, push: number): number {
  // Steep towards the groove, gentle on the other side.
  const width = away < edge.at ? edge.width : 1.5 * edge.width;
  return hollow(away, groove.reach, groove.depth) + push * edge.height * bump((away - edge.at) / width);
}

/** Irregularities of a hand. */
interface Hand {
  /** Offset of the drawn point at a pixel, in units. */
  readonly offX: Field;
  readonly offY: Field;
  /** Unevenness of the sides of the line. */
  readonly side: Field;
  /** Height of the edges, 1 on average. */
  readonly push: Field;
}

function handOf(frame: Frame, seed: number): Hand {
  const push = noiseField(frame, { size: 1.7, strength: 0.75, layers: 3, seed: seed + 30 });
  return {
    offX: noiseField(frame, { size: 4.5, strength: 0.17, layers: 2, seed: seed + 10 }),
    offY: noiseField(frame, { size: 4.5, strength: 0.17, layers: 2, seed: seed + 20 }),
    side: noiseField(frame, { size: 0.5, strength: 0.05, layers: 2, seed: seed + 40 }),
    push: push.map((value) => Math.max(0.15, 1 + value)),
  };
}

/** Distance of each pixel from the drawn line, in units; at most `farthest`. */
function distances(line: readonly Piece[], frame: Frame, { offX, offY }: Hand): Field {
  const field = emptyField(frame).fill(farthest);
  const keepNearer = (index: number, away: number): void => {
    if (away < (field[index] ?? 0)) field[index] = away;
  };
  for (const { from, to, centre } of line) {
    const [originX, originY] = centre ?? from;
    const [fromX, fromY] = [from[0] - originX, from[1] - originY];
    const [toX, toY] = [to[0] - originX, to[1] - originY];
    if (centre) {
      const middle: Point = [originX + (fromX + toX) * Math.SQRT1_2, originY + (fromY + toY) * Math.SQRT1_2];
      eachPixelNear(frame, [from, middle, to], farthest, (index, pixelX, pixelY) => {
        const x = pixelX + (offX[index] ?? 0) - originX;
        const y = pixelY + (offY[index] ?? 0) - originY;
        // Within its quarter of the circle; points beyond are nearer to the next piece.
        if (x * fromX + y * fromY < 0 || x * toX + y * toY < 0) return;
        keepNearer(index, Math.abs(Math.sqrt(x * x + y * y) - Math.SQRT2));
      });
    } else {
      const squaredLength = toX * toX + toY * toY;
      eachPixelNear(frame, [from, to], farthest, (index, pixelX, pixelY) => {
        const x = pixelX + (offX[index] ?? 0) - originX;
        const y = pixelY + (offY[index] ?? 0) - originY;
        const share = clamp((x * toX + y * toY) / squaredLength);
        const [restX, restY] = [x - share * toX, y - share * toY];
        keepNearer(index, Math.sqrt(restX * restX + restY * restY));
      });
    }
  }
  return field;
}

/** Smooths the distances between two strands, so that their edges merge. */
function rounded(distance: Field, frame: Frame): Field {
  const smooth = blurred(distance, frame, 0.1);
  return distance.map((away, index) => away + smoothstep(0.3, 0.48, away) * ((smooth[index] ?? 0) - away));
}

function drawLine({ height, floor, loose }: Drawing, { line }: Figure, frame: Frame, hand: Hand): void {
  rounded(distances(line, frame, hand), frame).forEach((away, index) => {
    if (away >= farthest) return;
    height[index] = across(unevenly(away, index, hand), hand.push[index] ?? 1);
    floor[index] = isFloor(away);
    loose[index] = 1 - smoothstep(0.4, 0.95, away);
  });
}

/** Only the sides of the line are uneven. */
const unevenly = (away: number, index: number, { side }: Hand): number =>
  away + (side[index] ?? 0) * smoothstep(0, 0.4, away);

const isFloor = (away: number): number => 1 - smoothstep(0.22, 0.42, away);

/** At a crossing the upper strand continues with its edges, and fills the groove of the lower one. */
function weave({ height, floor }: Drawing, figure: Figure, frame: Frame, hand: Hand): void {
  for (const { at, over, under } of crossingsOf(figure)) {
    eachPixelNear(frame, [at], 1.75, (index, pixelX, pixelY) => {
      const x = pixelX + (hand.offX[index] ?? 0) - at[0];
      const y = pixelY + (hand.offY[index] ?? 0) - at[1];
      const fromUpper = Math.abs(x * over.direction[1] - y * over.direction[0]);
      const fromLower = Math.abs(x * under.direction[1] - y * under.direction[0]);
      const here = 1 - smoothstep(0.85, 1.2, Math.max(fromUpper, fromLower));
      if (here === 0) return;
      const push = hand.push[index] ?? 1;
      const upper = across(unevenly(fromUpper, index, hand), push);
      const lower = across(unevenly(fromLower, index, hand), push);
      const covered = 1 - smoothstep(edge.at - 0.05, edge.at + 0.45, fromUpper);
      const woven = covered * upper + (1 - covered) * lower;
      const damp = Math.max(isFloor(fromUpper), (1 - covered) * isFloor(fromLower));
      height[index] = here * woven + (1 - here) * (height[index] ?? 0);
      floor[index] = here * damp + (1 - here) * (floor[index] ?? 0);
    });
  }
}

/** Presses a fingertip in at each dot, with variation. */
function pressDots({ height, floor, loose }: Drawing, { dots }: Figure, frame: Frame, hand: Hand, seed: number): void {
  for (const [number, [x, y]] of dots.entries()) {
    const differs = (what: number): number => chance(number, what, seed + 50) - 0.5;
    const centre: Point = [x + 0.14 * differs(0), y + 0.14 * differs(1)];
    const size = 1 + 0.2 * differs(2);
    eachPixelNear(frame, [centre], 1.1, (index, pixelX, pixelY) => {
      const away = Math.hypot(pixelX - centre[0], pixelY - centre[1]) / size;
      const pushed = (hand.push[index] ?? 1) * dot.edgeHeight * bump((away - dot.edgeAt) / dot.edgeWidth);
      height[index] = (height[index] ?? 0) + hollow(away, dot.reach, dot.depth) + pushed;
      floor[index] = Math.max(floor[index] ?? 0, 1 - smoothstep(0.2, 0.36, away));
      loose[index] = Math.max(loose[index] ?? 0, 0.5 * (1 - smoothstep(0.35, 0.7, away)));
    });
  }
}

/** Draws the woven line of a figure and its dots; deterministic for a seed. */
export function drawingOf(figure: Figure, frame: Frame, seed: number): Drawing {
  const drawing = { height: emptyField(frame), floor: emptyField(frame), loose: emptyField(frame) };
  const hand = handOf(frame, seed);
  drawLine(drawing, figure, frame, hand);
  weave(drawing, figure, frame, hand);
  pressDots(drawing, figure, frame, hand, seed);
  return drawing;
}

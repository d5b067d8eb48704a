/** Normalises running text, so that texts that read the same are equal. */
import type { Block, Inline, Piece } from './text.ts';

export type Marks = Omit<Piece, 'text'>;

const markNames = ['strong', 'emphasis', 'placeholder', 'href'] as const;

export const haveSameMarks = (one: Marks, other: Marks): boolean =>
  markNames.every((name) => one[name] === other[name]);

function sharedMarks(one: Marks, other: Marks): Marks {
  const shared = markNames.filter((name) => one[name] !== undefined && one[name] === other[name]);
  return Object.fromEntries(shared.map((name) => [name, one[name]]));
}

/** Joins adjacent pieces with the same marks and drops empty ones. */
export function joinPieces(pieces: Iterable<Piece>): Inline {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.text === '') continue;
    if (last && haveSameMarks(last, piece)) result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}

export function inlinesIn(block: Block): readonly Inline[] {
  if (block.type === 'list') return block.items.flat().flatMap(inlinesIn);
  if (block.type === 'table') return [block.head, ...block.rows].flat();
  return [block.text];
}

export function plainText(inline: Inline): string {
  return inline.map(({ text }) => text).join('');
}

/** White space that a browser collapses, so not a no-break space. */
const breakable = /[\t\n\f\r ]+/g;

/** Collapses white space and composes accents (NFC). */
export function collapseSpace(text: string): string {
  return text.normalize('NFC').replaceAll(breakable, ' ');
}

/**
 * Normalises text: white space is collapsed, none is left at the ends and around a line break (`\n`), and a space
 * between differently marked words has the marks that all three share: `**a **b` equals `**a** b`.
 */
export function normalise(pieces: Iterable<Piece>): Inline {
  const result: Piece[] = [];
  let gap: Piece | undefined;
  for (const piece of pieces) {
    for (const [text] of piece.text.matchAll(/[ \n]+|[^ \n]+/g)) {
      if (/[ \n]/.test(text)) {
        gap = gap ? { ...sharedMarks(gap, piece), text: gap.text + text } : { ...piece, text };
        continue;
      }
      const last = result.at(-1);
      if (gap && last)
        result.push({ ...sharedMarks(gap, sharedMarks(last, piece)), text: gap.text.replaceAll(' ', '') || ' ' });
      result.push({ ...piece, text });
      gap = undefined;
    }
  }
  return joinPieces(result);
}

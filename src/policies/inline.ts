/** Running text as pieces: one form for what reads the same. */
import type { Inline, Piece } from './text.ts';

/** How a piece is written, besides its words. */
export type Marks = Omit<Piece, 'text'>;

/** Whether two pieces are written alike. */
export function isAlike(one: Marks, other: Marks): boolean {
  return (
    one.strong === other.strong &&
    one.emphasis === other.emphasis &&
    one.placeholder === other.placeholder &&
    one.href === other.href
  );
}

/** The marks that two pieces share. */
function shared(one: Marks, other: Marks): Marks {
  return {
    ...(one.strong && other.strong && { strong: true }),
    ...(one.emphasis && other.emphasis && { emphasis: true }),
    ...(one.placeholder && other.placeholder && { placeholder: true }),
    ...(one.href !== undefined && one.href === other.href && { href: one.href }),
  };
}

/** Adjacent pieces that are written alike as one; empty ones are left out. */
export function joined(pieces: Iterable<Piece>): Inline {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.text === '') continue;
    if (last && isAlike(last, piece)) result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}

/** The words of a text without its marks. */
export function wordsOf(inline: Inline): string {
  return inline.map(({ text }) => text).join('');
}

/** White space as a file has it: a page shows a run of it as one space. A no-break space is none of it. */
const breakable = /[\t\n\f\r ]+/g;

/** Text of one line as a page shows it: accents in one form (NFC), white space as single spaces. */
export function spaced(text: string): string {
  return text.normalize('NFC').replaceAll(breakable, ' ');
}

/**
 * Text in its one form: white space as a page shows it, none at the ends and around a line break, and between words
 * that are written differently in the marks that all three share: `**a **b` and `**a** b` are the same text.
 * @param pieces in which `\n` is a line break
 */
export function tidied(pieces: Iterable<Piece>): Inline {
  const result: Piece[] = [];
  let gap: Piece | undefined;
  for (const piece of pieces) {
    for (const [text] of piece.text.matchAll(/[ \n]+|[^ \n]+/g)) {
      if (/[ \n]/.test(text)) {
        gap = gap ? { ...shared(gap, piece), text: gap.text + text } : { ...piece, text };
        continue;
      }
      const last = result.at(-1);
      if (gap && last) result.push({ ...shared(gap, shared(last, piece)), text: gap.text.replaceAll(' ', '') || ' ' });
      result.push({ ...piece, text });
      gap = undefined;
    }
  }
  return joined(result);
}

/** Compares running text word by word. */
import { haveSameMarks, joinPieces, plainText } from './inline.ts';
import { diffHunks, mergeHunks, type Hunk } from './hunks.ts';
import type { Inline, Piece } from './text.ts';
import { tokensOf, type Token } from './tokens.ts';

export type Run =
  | { readonly change: 'same' | 'deleted' | 'inserted'; readonly text: Inline }
  /** The same words with other marks, links or kinds of space. */
  | { readonly change: 'form'; readonly before: Inline; readonly after: Inline };

/** See `diffHunks`. More changes in one paragraph are unreadable. */
const maxEdits = 600;

type Tokens = Hunk<Token>;

/** Rates a boundary before a token: ends of the text first, then of sentences, clauses and words. */
function boundaryScore(position: number, tokens: readonly Token[]): number {
  const [before, after] = [tokens[position - 1], tokens[position]];
  if (!before || !after || after.key === '') return 4;
  const space = plainText(after.space);
  if (space.includes('\n') || (space !== '' && /^[.!?…]$/.test(before.key))) return 3;
  if (/^[,;:–—]$/.test(before.key) || /^[([«“–—]$/.test(after.key)) return 2;
  return space === '' ? 0 : 1;
}

/**
 * Shifts a pure insertion or deletion to the best boundaries, if possible next to another change: `A[, B], C` becomes
 * `A, [B, ]C`.
 */
function shifted(prior: Tokens, change: Tokens, next: Tokens): [Tokens, Tokens, Tokens] {
  const side = change.before.length === 0 ? 'after' : 'before';
  const other = side === 'after' ? 'before' : 'after';
  const tokens = [...prior[side], ...change[side], ...next[side]];
  const theirTokens = [...prior[other], ...next[other]];
  const length = change[side].length;
  const isEqual = (position: number): boolean => tokens[position]?.key === tokens[position + length]?.key;
  let first = prior[side].length;
  while (first > 0 && isEqual(first - 1)) first -= 1;
  let last = prior[side].length;
  while (last + length < tokens.length && isEqual(last)) last += 1;
  const places = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  const scores = places.map((start) => boundaryScore(start, tokens) + boundaryScore(start + length, tokens));
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const start = places[scores.indexOf(best)] ?? first;
  const cut = (same: boolean, from: number, to: number, theirFrom: number, theirTo: number): Tokens => {
    const [mine, theirs] = [tokens.slice(from, to), theirTokens.slice(theirFrom, theirTo)];
    return side === 'after' ? { same, before: theirs, after: mine } : { same, before: mine, after: theirs };
  };
  return [
    cut(true, 0, start, 0, start),
    cut(false, start, start + length, start, start),
    cut(true, start + length, tokens.length, start, theirTokens.length),
  ];
}

function allShifted(hunks: readonly Tokens[]): Tokens[] {
  const result = [...hunks];
  for (let position = 1; position < result.length - 1; position += 1) {
    const [prior, change, next] = [result[position - 1], result[position], result[position + 1]];
    if (!prior || !next || !change || change.same || (change.before.length > 0 && change.after.length > 0)) continue;
    result.splice(position - 1, 3, ...shifted(prior, change, next));
  }
  return mergeHunks(result);
}

const lengthOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { key }) => sum + key.length, 0);

/** True for text between two changes that is too short to be readable. Figures and ends of sentences never are. */
function isFragment(prior: Tokens, { before: tokens }: Tokens, next: Tokens): boolean {
  if (tokens.some(({ key }) => /\p{N}|^[.:;!?…]?$/u.test(key))) return false;
  const isPure = (side: 'before' | 'after'): boolean => prior[side].length + next[side].length === 0;
  if (isPure('before') || isPure('after')) return false;
  const length = lengthOf(tokens);
  const around = [prior, next].map(({ before, after }) => Math.max(lengthOf(before), lengthOf(after)));
  return (tokens.length === 1 && length <= 3) || (tokens.length <= 3 && 2 * length <= Math.min(...around));
}

/** Joins changes separated by a fragment, so that phrases are shown and not scraps. */
function withoutFragments(hunks: readonly Tokens[]): Tokens[] {
  const result = mergeHunks(
    hunks.map((hunk, position) => {
      const [prior, next] = [hunks[position - 1], hunks[position + 1]];
      return hunk.same && prior && next && isFragment(prior, hunk, next) ? { ...hunk, same: false } : hunk;
    }),
  );
  return result.length < hunks.length ? withoutFragments(result) : result;
}

const areEqual = (one: Inline, other: Inline): boolean =>
  one.length === other.length &&
  one.every((piece, position) => {
    const counterpart = other[position];
    return counterpart?.text === piece.text && haveSameMarks(piece, counterpart);
  });

/** Words with every kind of space as a plain one. */
const withPlainSpaces = (text: Inline): string => plainText(text).replaceAll(/\s+/g, ' ');

/** A run with its text in both versions. */
interface Part {
  readonly change: Run['change'];
  readonly before: Inline;
  readonly after: Inline;
}

const unchanged = (before: Inline, after: Inline): Part => ({
  change: areEqual(before, after) ? 'same' : 'form',
  before,
  after,
});

const piecesOf = (tokens: readonly Token[]): Piece[] => tokens.flatMap(({ space, text }) => [...space, ...text]);

/** A replacement; the same words with other spaces count as another form. */
function replaced(before: Inline, after: Inline): Part[] {
  if (before.length > 0 && after.length > 0 && withPlainSpaces(before) === withPlainSpaces(after))
    return [unchanged(before, after)];
  return [
    { change: 'deleted', before, after: [] },
    { change: 'inserted', before: [], after },
  ];
}

function partsOf(hunks: readonly Tokens[]): Part[] {
  /** The space after the last change belongs to it. */
  let includesSpace = false;
  return hunks.flatMap(({ same, before, after }, position): Part[] => {
    if (same) {
      return before.flatMap((older, index): Part[] => {
        const newer = after[index] ?? older;
        const text = unchanged(older.text, newer.text);
        return index === 0 && includesSpace ? [text] : [unchanged(older.space, newer.space), text];
      });
    }
    const next = hunks[position + 1];
    const behind = unchanged(next?.before[0]?.space ?? [], next?.after[0]?.space ?? []);
    const ahead = unchanged(before[0]?.space ?? behind.before, after[0]?.space ?? behind.after);
    const skipped = ahead.change === 'same' ? ahead.before.length : 0;
    // A pure insertion starts with a word if possible, and ends with a space: `A, [B, ]C`.
    includesSpace =
      behind.change === 'form' || (ahead.change === 'same' && (before.length === 0 || after.length === 0));
    return [
      ...(ahead.change === 'same' ? [ahead] : []),
      ...replaced(
        [...piecesOf(before), ...(includesSpace ? behind.before : [])].slice(skipped),
        [...piecesOf(after), ...(includesSpace ? behind.after : [])].slice(skipped),
      ),
    ];
  });
}

function runsOf(parts: readonly Part[]): Run[] {
  const joint: { change: Run['change']; before: Inline[]; after: Inline[] }[] = [];
  for (const { change, before, after } of parts) {
    if (before.length + after.length === 0) continue;
    const last = joint.at(-1);
    const run = last?.change === change ? last : { change, before: [], after: [] };
    if (run !== last) joint.push(run);
    run.before.push(before);
    run.after.push(after);
  }
  return joint.map(({ change, before, after }): Run => {
    if (change === 'form') return { change, before: joinPieces(before.flat()), after: joinPieces(after.flat()) };
    return { change, text: joinPieces((change === 'inserted' ? after : before).flat()) };
  });
}

export function compareInline(before: Inline, after: Inline): Run[] {
  if (areEqual(joinPieces(before), joinPieces(after))) return runsOf([unchanged(before, after)]);
  const hunks = diffHunks(tokensOf(before), tokensOf(after), maxEdits);
  const parts = partsOf(withoutFragments(allShifted(hunks)));
  // A space between two words in another form is part of them.
  return runsOf(
    parts.map((part, position) => {
      const around = [parts[position - 1], parts[position + 1]];
      const isBetween = around.every((neighbour) => neighbour?.change === 'form');
      return part.change === 'same' && isBetween && withPlainSpaces(part.before).trim() === ''
        ? { ...part, change: 'form' }
        : part;
    }),
  );
}

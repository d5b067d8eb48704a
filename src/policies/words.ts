/** What changed in running text, word by word. */
import { isAlike, joined, wordsOf } from './inline.ts';
import { alternating, stretchesOf, type Stretch } from './stretches.ts';
import type { Inline, Piece } from './text.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A stretch of running text. */
export type Run =
  | { readonly change: 'same' | 'deleted' | 'inserted'; readonly text: Inline }
  /** The same words in another form: bold or not, linked to another address, joined by a no-break space or not. */
  | { readonly change: 'form'; readonly before: Inline; readonly after: Inline };

/** See `stretchesOf`. Nobody reads more changes in one paragraph. */
const mostEdits = 600;

type Tokens = Stretch<Token>;

/** How well a text can be cut before a token: at its ends best, then between sentences, clauses, words. */
function cutBefore(position: number, tokens: readonly Token[]): number {
  const [before, after] = [tokens[position - 1], tokens[position]];
  if (!before || !after || after.key === '') return 4;
  const space = wordsOf(after.space);
  if (space.includes('\n') || (space !== '' && /^[.!?…]$/.test(before.key))) return 3;
  if (/^[,;:–—]$/.test(before.key) || /^[([«“–—]$/.test(after.key)) return 2;
  return space === '' ? 0 : 1;
}

/**
 * What is only inserted or only deleted often fits at several places: `A, [B, ]C` is `A[, B], C`. Moves it to where it
 * begins and ends best, if possible to the change before or behind.
 */
function slid(prior: Tokens, change: Tokens, next: Tokens): [Tokens, Tokens, Tokens] {
  const side = change.before.length === 0 ? 'after' : 'before';
  const other = side === 'after' ? 'before' : 'after';
  const tokens = [...prior[side], ...change[side], ...next[side]];
  const beside = [...prior[other], ...next[other]];
  const length = change[side].length;
  const isEqual = (position: number): boolean => tokens[position]?.key === tokens[position + length]?.key;
  let first = prior[side].length;
  while (first > 0 && isEqual(first - 1)) first -= 1;
  let last = prior[side].length;
  while (last + length < tokens.length && isEqual(last)) last += 1;
  const places = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  const scores = places.map((start) => cutBefore(start, tokens) + cutBefore(start + length, tokens));
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const start = places[scores.indexOf(best)] ?? first;
  const cut = (same: boolean, from: number, to: number, besideFrom: number, besideTo: number): Tokens => {
    const [mine, theirs] = [tokens.slice(from, to), beside.slice(besideFrom, besideTo)];
    return side === 'after' ? { same, before: theirs, after: mine } : { same, before: mine, after: theirs };
  };
  return [
    cut(true, 0, start, 0, start),
    cut(false, start, start + length, start, start),
    cut(true, start + length, tokens.length, start, beside.length),
  ];
}

function allSlid(stretches: readonly Tokens[]): Tokens[] {
  const result = [...stretches];
  for (let position = 1; position < result.length - 1; position += 1) {
    const [prior, change, next] = [result[position - 1], result[position], result[position + 1]];
    if (!prior || !next || !change || change.same || (change.before.length > 0 && change.after.length > 0)) continue;
    result.splice(position - 1, 3, ...slid(prior, change, next));
  }
  return alternating(result);
}

const lengthOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { key }) => sum + key.length, 0);

/** Whether what two changes have between them is too little to be read by itself. Figures and ends of sentences never are. */
function isFragment(prior: Tokens, { before: tokens }: Tokens, next: Tokens): boolean {
  if (tokens.some(({ key }) => /\p{N}|^[.:;!?…]?$/u.test(key))) return false;
  const isPure = (side: 'before' | 'after'): boolean => prior[side].length + next[side].length === 0;
  if (isPure('before') || isPure('after')) return false;
  const length = lengthOf(tokens);
  const around = [prior, next].map(({ before, after }) => Math.max(lengthOf(before), lengthOf(after)));
  return (tokens.length === 1 && length <= 3) || (tokens.length <= 3 && 2 * length <= Math.min(...around));
}

/** Joins changes that have only a fragment between them: whole phrases are read, not scraps. */
function withoutFragments(stretches: readonly Tokens[]): Tokens[] {
  const result = alternating(
    stretches.map((stretch, position) => {
      const [prior, next] = [stretches[position - 1], stretches[position + 1]];
      return stretch.same && prior && next && isFragment(prior, stretch, next) ? { ...stretch, same: false } : stretch;
    }),
  );
  return result.length < stretches.length ? withoutFragments(result) : result;
}

const areAlike = (one: Inline, other: Inline): boolean =>
  one.length === other.length &&
  one.every((piece, position) => {
    const twin = other[position];
    return twin?.text === piece.text && isAlike(piece, twin);
  });

/** The words alone, whatever kind of space is between them. */
const bare = (text: Inline): string => wordsOf(text).replaceAll(/\s+/g, ' ');

/** A run with what stands for it in both texts. */
interface Part {
  readonly change: Run['change'];
  readonly before: Inline;
  readonly after: Inline;
}

const kept = (before: Inline, after: Inline): Part => ({
  change: areAlike(before, after) ? 'same' : 'form',
  before,
  after,
});

const written = (tokens: readonly Token[]): Piece[] => tokens.flatMap(({ space, text }) => [...space, ...text]);

/** What stands there instead of something else; the same words with other spaces between them are that in another form. */
function replaced(before: Inline, after: Inline): Part[] {
  if (before.length > 0 && after.length > 0 && bare(before) === bare(after)) return [kept(before, after)];
  return [
    { change: 'deleted', before, after: [] },
    { change: 'inserted', before: [], after },
  ];
}

function partsOf(stretches: readonly Tokens[]): Part[] {
  /** Whether the space behind a change has been written with the change. */
  let isWritten = false;
  return stretches.flatMap(({ same, before, after }, position): Part[] => {
    if (same) {
      return before.flatMap((old, index): Part[] => {
        const young = after[index] ?? old;
        const text = kept(old.text, young.text);
        return index === 0 && isWritten ? [text] : [kept(old.space, young.space), text];
      });
    }
    const next = stretches[position + 1];
    const behind = kept(next?.before[0]?.space ?? [], next?.after[0]?.space ?? []);
    const ahead = kept(before[0]?.space ?? behind.before, after[0]?.space ?? behind.after);
    const skipped = ahead.change === 'same' ? ahead.before.length : 0;
    // What is only inserted begins with a word if it can, and ends with a space: `A, [B, ]C`.
    isWritten = behind.change === 'form' || (ahead.change === 'same' && (before.length === 0 || after.length === 0));
    return [
      ...(ahead.change === 'same' ? [ahead] : []),
      ...replaced(
        [...written(before), ...(isWritten ? behind.before : [])].slice(skipped),
        [...written(after), ...(isWritten ? behind.after : [])].slice(skipped),
      ),
    ];
  });
}

/** Parts as runs, adjacent ones of a kind as one. */
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
    if (change === 'form') return { change, before: joined(before.flat()), after: joined(after.flat()) };
    return { change, text: joined((change === 'inserted' ? after : before).flat()) };
  });
}

/** What changed from one text to another. */
export function compareInline(before: Inline, after: Inline): Run[] {
  if (areAlike(joined(before), joined(after))) return runsOf([kept(before, after)]);
  const [old, young] = [tokensOf(before), tokensOf(after)];
  // Of several shortest ways always the same one, whichever of the texts is the old one.
  const isBack = wordsOf(before) > wordsOf(after);
  const stretches = isBack
    ? stretchesOf(young, old, mostEdits).map(({ same, before, after }) => ({ same, before: after, after: before }))
    : stretchesOf(old, young, mostEdits);
  const parts = partsOf(withoutFragments(allSlid(stretches)));
  // Of words in another form, the spaces between them are a part.
  return runsOf(
    parts.map((part, position) => {
      const around = [parts[position - 1], parts[position + 1]];
      const isBetween = around.every((neighbour) => neighbour?.change === 'form');
      return part.change === 'same' && isBetween && bare(part.before).trim() === ''
        ? { ...part, change: 'form' }
        : part;
    }),
  );
}

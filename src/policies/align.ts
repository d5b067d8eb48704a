/** Aligns two sequences by equality, then by similarity: blocks, list items, table rows and columns. */
import { diffHunks } from './hunks.ts';

export interface Description {
  /** Equal for equal elements only. */
  readonly key: string;
  /** Only elements of one kind can be similar. */
  readonly kind: string;
  /** All words, with repetitions. Lazy: needed only for elements without an equal. */
  readonly words: () => readonly string[];
  /** Elements with the same name are similar, whatever their words. */
  readonly name?: string;
}

/** Two equal or similar elements, or one without a counterpart. */
export type Pair<T> =
  | { readonly change: 'same' | 'changed'; readonly before: T; readonly after: T }
  /** `moved`: an equal element is elsewhere in the other sequence. */
  | { readonly change: 'removed'; readonly before: T; readonly moved: boolean }
  | { readonly change: 'added'; readonly after: T; readonly moved: boolean };

interface Entry<T> extends Description {
  readonly element: T;
  moved: boolean;
}

interface Profile {
  readonly kind: string;
  readonly name: string;
  /** Letters and digits that each word contributes. */
  readonly letters: ReadonlyMap<string, number>;
  readonly length: number;
}

/**
 * Least share of common letters of similar elements. Different paragraphs of a section share up to 0.38 (552 pairs in
 * three languages).
 */
const leastShared = 0.4;

/** Larger tables of pairs are not searched: no policy has so many changes in one place. */
const maxPairs = 100_000;

/** See `diffHunks`. */
const maxEdits = 1000;

/** A moved element is similar to nothing. */
function profileOf({ kind, name = '', words, moved }: Entry<unknown>): Profile {
  const letters = new Map<string, number>();
  let length = 0;
  for (const word of moved ? [] : words()) {
    letters.set(word, (letters.get(word) ?? 0) + word.length);
    length += word.length;
  }
  return { kind, name: moved ? '' : name, letters, length };
}

/** Similarity from 0 to 1: the share of common letters, 0 below the least share. */
function similarity(one: Profile, other: Profile): number {
  if (one.kind !== other.kind) return 0;
  const [small, large] = one.letters.size < other.letters.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, letters] of small.letters) common += Math.min(letters, large.letters.get(word) ?? 0);
  const share = (2 * common) / (one.length + other.length || 1);
  if (one.name !== '' && one.name === other.name) return (1 + share) / 2;
  return share < leastShared ? 0 : share;
}

/**
 * Pairs similar elements in order, with the highest total similarity (dynamic programming). Between two pairs removed
 * elements come first.
 */
function pairSimilar<T>(before: readonly Entry<T>[], after: readonly Entry<T>[]): Pair<T>[] {
  const isSearched = before.length > 0 && after.length > 0 && before.length * after.length <= maxPairs;
  const [oldProfiles, newProfiles] = isSearched ? [before.map(profileOf), after.map(profileOf)] : [[], []];
  const width = newProfiles.length + 1;
  /** Squared, so that one close pair is worth more than two loose ones. */
  const worth = new Float64Array((oldProfiles.length + 1) * width);
  /** Highest total of all pairs from a position on. */
  const reach = new Float64Array(worth.length);
  const at = (values: Float64Array, from: number, to: number): number => values[from * width + to] ?? 0;
  for (let from = oldProfiles.length - 1; from >= 0; from -= 1) {
    for (let to = newProfiles.length - 1; to >= 0; to -= 1) {
      const [older, newer] = [oldProfiles[from], newProfiles[to]];
      const place = from * width + to;
      worth[place] = older && newer ? similarity(older, newer) ** 2 : 0;
      reach[place] = Math.max(
        at(worth, from, to) + at(reach, from + 1, to + 1),
        at(reach, from + 1, to),
        at(reach, from, to + 1),
      );
    }
  }
  const pairs: Pair<T>[] = [];
  let [from, to] = [0, 0];
  while (from < before.length || to < after.length) {
    const [older, newer] = [before[from], after[to]];
    const [best, paired] = [at(reach, from, to), at(worth, from, to)];
    if (older && newer && paired > 0 && best === paired + at(reach, from + 1, to + 1)) {
      pairs.push({ change: 'changed', before: older.element, after: newer.element });
      from += 1;
      to += 1;
    } else if (older && (!newer || best === at(reach, from + 1, to))) {
      pairs.push({ change: 'removed', before: older.element, moved: older.moved });
      from += 1;
    } else if (newer) {
      pairs.push({ change: 'added', after: newer.element, moved: newer.moved });
      to += 1;
    }
  }
  return pairs;
}

/** Marks equal elements that are not in the same order. */
function markMoved(before: readonly Entry<unknown>[], after: readonly Entry<unknown>[]): void {
  const waiting = Map.groupBy(before, ({ key }) => key);
  for (const newer of after) {
    const older = waiting.get(newer.key)?.shift();
    if (!older) continue;
    older.moved = true;
    newer.moved = true;
  }
}

/** Returns each element once, in the order of both sequences, removed elements before added ones. */
export function align<T>(before: readonly T[], after: readonly T[], describe: (element: T) => Description): Pair<T>[] {
  const entryOf = (element: T): Entry<T> => ({ ...describe(element), element, moved: false });
  const hunks = diffHunks(before.map(entryOf), after.map(entryOf), maxEdits);
  const changed = hunks.filter(({ same }) => !same);
  markMoved(
    changed.flatMap((hunk) => hunk.before),
    changed.flatMap((hunk) => hunk.after),
  );
  return hunks.flatMap((hunk): Pair<T>[] => {
    if (!hunk.same) return pairSimilar(hunk.before, hunk.after);
    return hunk.before.map(({ element }, position) => ({
      change: 'same',
      before: element,
      after: hunk.after[position]?.element ?? element,
    }));
  });
}

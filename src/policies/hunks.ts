/** Diffs two sequences with the fewest insertions and deletions. */
import { diffArrays } from 'diff';

export interface Hunk<T> {
  readonly same: boolean;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** Drops empty hunks and joins adjacent ones of a kind. */
export function mergeHunks<T>(hunks: readonly Hunk<T>[]): Hunk<T>[] {
  const result: Hunk<T>[] = [];
  for (const hunk of hunks) {
    const last = result.at(-1);
    if (hunk.before.length + hunk.after.length === 0) continue;
    if (last?.same === hunk.same) {
      result[result.length - 1] = {
        same: hunk.same,
        before: last.before.concat(hunk.before),
        after: last.after.concat(hunk.after),
      };
    } else result.push(hunk);
  }
  return result;
}

/**
 * @param maxEdits with more insertions and deletions, everything between the common beginning and end counts as
 *   replaced: the time grows with the square of their number
 */
export function diffHunks<T extends { readonly key: string }>(
  before: readonly T[],
  after: readonly T[],
  maxEdits: number,
): Hunk<T>[] {
  const shorter = Math.min(before.length, after.length);
  const isEqual = (from: number, to: number): boolean => before[from]?.key === after[to]?.key;
  let start = 0;
  while (start < shorter && isEqual(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.length - 1 - end, after.length - 1 - end)) end += 1;
  const [older, newer] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const edits = diffArrays(older, newer, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: maxEdits,
  });
  let from = 0;
  // Equal elements come from the new sequence.
  const between = edits?.map(({ added, removed, value }): Hunk<T> => {
    const gone = added ? [] : older.slice(from, from + value.length);
    from += gone.length;
    return { same: !added && !removed, before: gone, after: removed ? [] : value };
  });
  return mergeHunks([
    { same: true, before: before.slice(0, start), after: after.slice(0, start) },
    ...(between ?? [{ same: false, before: older, after: newer }]),
    { same: true, before: before.slice(before.length - end), after: after.slice(after.length - end) },
  ]);
}

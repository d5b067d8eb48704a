/** The fewest insertions and deletions that lead from one sequence to another. */
import { diffArrays } from 'diff';

/** A part of two sequences: what is equal in both, one by one, or what one has instead of the other. */
export interface Stretch<T> {
  readonly same: boolean;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** Stretches without empty ones, of which equal and unequal ones take turns. */
export function alternating<T>(stretches: readonly Stretch<T>[]): Stretch<T>[] {
  const result: Stretch<T>[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (stretch.before.length + stretch.after.length === 0) continue;
    if (last?.same === stretch.same) {
      result[result.length - 1] = {
        same: stretch.same,
        before: last.before.concat(stretch.before),
        after: last.after.concat(stretch.after),
      };
    } else result.push(stretch);
  }
  return result;
}

/**
 * Compares two sequences.
 * @param mostEdits insertions and deletions after which everything between the common beginning and end is held to be
 *   unequal: the time it takes to find the fewest grows with the square of their number
 */
export function stretchesOf<T extends { readonly key: string }>(
  before: readonly T[],
  after: readonly T[],
  mostEdits: number,
): Stretch<T>[] {
  const shorter = Math.min(before.length, after.length);
  const isEqual = (from: number, to: number): boolean => before[from]?.key === after[to]?.key;
  let start = 0;
  while (start < shorter && isEqual(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.length - 1 - end, after.length - 1 - end)) end += 1;
  const [old, young] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const keysOf = (things: readonly T[]): string[] => things.map(({ key }) => key);
  const edits = diffArrays(keysOf(old), keysOf(young), { maxEditLength: mostEdits });
  let [from, to] = [0, 0];
  const between = edits?.map(({ added, removed, count }): Stretch<T> => {
    const stretch = {
      same: !added && !removed,
      before: added ? [] : old.slice(from, from + count),
      after: removed ? [] : young.slice(to, to + count),
    };
    from += stretch.before.length;
    to += stretch.after.length;
    return stretch;
  });
  return alternating([
    { same: true, before: before.slice(0, start), after: after.slice(0, start) },
    ...(between ?? [{ same: false, before: old, after: young }]),
    { same: true, before: before.slice(before.length - end), after: after.slice(after.length - end) },
  ]);
}

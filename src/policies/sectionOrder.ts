/** Matches the sections of two texts and finds those that moved. */
import type { PolicySection } from './text.ts';

export interface SectionPair {
  readonly before: number;
  readonly after: number;
}

/**
 * Matches sections by id, then by changed id.
 * @param renamed new ids of old sections. If several became one, the one that already had the id, or else the first,
 *   matches; the others count as removed.
 */
export function matchSections(
  before: readonly PolicySection[],
  after: readonly PolicySection[],
  renamed: ReadonlyMap<string, string>,
): SectionPair[] {
  const free = Map.groupBy(after.keys(), (position) => after[position]?.id);
  const pairs = new Map<number, number>();
  function match(idOf: (id: string) => string | undefined): void {
    for (const [position, { id }] of before.entries()) {
      const found = pairs.has(position) ? undefined : free.get(idOf(id))?.shift();
      if (found !== undefined) pairs.set(position, found);
    }
  }
  match((id) => (renamed.has(id) ? undefined : id));
  match((id) => renamed.get(id));
  match((id) => id);
  return Array.from(pairs, ([older, newer]) => ({ before: older, after: newer }));
}

/** For each section the position of its parent; -1 if it has none. */
function parentsOf(sections: readonly PolicySection[]): number[] {
  let parent = -1;
  return sections.map(({ depth }, position) => {
    if (depth === 3) return parent;
    parent = position;
    return -1;
  });
}

/** Length of each section including its subsections. */
function sizesOf(sections: readonly PolicySection[], parents: readonly number[]): number[] {
  const sizes = sections.map(({ blocks }) => JSON.stringify(blocks).length);
  for (const [position, parent] of parents.entries()) {
    if (parent >= 0) sizes[parent] = (sizes[parent] ?? 0) + (sizes[position] ?? 0);
  }
  return sizes;
}

interface Row {
  readonly weight: number;
  readonly pairs: readonly SectionPair[];
}

const heavier = (one: Row, other: Row): Row => (other.weight > one.weight ? other : one);

/** Siblings that did not move: the heaviest increasing subsequence. */
function inOrder(siblings: readonly SectionPair[], weightOf: (pair: SectionPair) => number): readonly SectionPair[] {
  const none: Row = { weight: 0, pairs: [] };
  const rows: Row[] = [];
  for (const pair of siblings.toSorted((one, other) => one.after - other.after)) {
    const above = rows.filter(({ pairs }) => (pairs.at(-1)?.before ?? -1) < pair.before).reduce(heavier, none);
    rows.push({ weight: above.weight + weightOf(pair), pairs: [...above.pairs, pair] });
  }
  return rows.reduce(heavier, none).pairs;
}

/**
 * Finds sections in another order among their siblings, or below another section. As few as possible count as moved,
 * and among those the ones with the least text.
 */
export function movedSections(
  before: readonly PolicySection[],
  after: readonly PolicySection[],
  pairs: readonly SectionPair[],
): ReadonlySet<SectionPair> {
  const [oldParents, newParents] = [parentsOf(before), parentsOf(after)];
  const sizes = sizesOf(after, newParents);
  const newPlaces = new Map(pairs.map((pair) => [pair.before, pair.after]));
  const families = Map.groupBy(pairs, (pair) => {
    const depth = after[pair.after]?.depth;
    const [oldParent = -1, newParent = -1] = [oldParents[pair.before], newParents[pair.after]];
    const isSameParent = oldParent < 0 ? newParent < 0 : newPlaces.get(oldParent) === newParent;
    return depth === before[pair.before]?.depth && isSameParent ? `${String(depth)} ${String(newParent)}` : '';
  });
  families.delete('');
  // Larger than any text, so that the number of sections counts first.
  const weightOf = (pair: SectionPair): number => 1e9 + (sizes[pair.after] ?? 0);
  const stayed = new Set([...families.values()].flatMap((siblings) => inOrder(siblings, weightOf)));
  return new Set(pairs).difference(stayed);
}

/** Which sections of two texts are the same ones, and which of these stand at another place. */
import type { PolicySection } from './text.ts';

/** A section that both texts have, as its positions in them. */
export interface SectionPair {
  readonly before: number;
  readonly after: number;
}

/**
 * Finds the sections of the old text in the new one: those with the same id, then those that were given another.
 * @param renamed the new ids of old sections. Where several became one, it is the one that had its id already, or the
 *   first of them; the others are held to be removed.
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
  return Array.from(pairs, ([old, young]) => ({ before: old, after: young }));
}

/** For each section the position of the one that it is a subsection of; -1 if it is none. */
function parentsOf(sections: readonly PolicySection[]): number[] {
  let parent = -1;
  return sections.map(({ depth }, position) => {
    if (depth === 3) return parent;
    parent = position;
    return -1;
  });
}

/** The letters of each section, those of its subsections among them. */
function sizesOf(sections: readonly PolicySection[], parents: readonly number[]): number[] {
  const sizes = sections.map(({ blocks }) => JSON.stringify(blocks).length);
  for (const [position, parent] of parents.entries()) {
    if (parent >= 0) sizes[parent] = (sizes[parent] ?? 0) + (sizes[position] ?? 0);
  }
  return sizes;
}

/** A pair among its neighbours: the sections, or the subsections of a section. */
interface Neighbour {
  readonly pair: SectionPair;
  /** Its ids, the same for the way back. */
  readonly name: string;
  readonly weight: number;
}

/** A row of neighbours that are in the same order in both texts. */
interface Row {
  readonly weight: number;
  readonly row: readonly Neighbour[];
}

/** Those that did not move: the heaviest row. */
function inOrder(neighbours: readonly Neighbour[]): readonly Neighbour[] {
  const sortedBy = (side: keyof SectionPair): Neighbour[] =>
    neighbours.toSorted((one, other) => one.pair[side] - other.pair[side]);
  const namesBy = (side: keyof SectionPair): string =>
    sortedBy(side)
      .map(({ name }) => name)
      .join('\n');
  // Of several rows of the same weight always the same one, whichever of the texts is the old one.
  const [from, to] =
    namesBy('before') < namesBy('after') ? (['before', 'after'] as const) : (['after', 'before'] as const);
  const none: Row = { weight: 0, row: [] };
  const heavier = (one: Row, other: Row): Row => (other.weight > one.weight ? other : one);
  const rows: Row[] = [];
  for (const neighbour of sortedBy(to)) {
    const shorter = rows.filter(({ row }) => (row.at(-1)?.pair[from] ?? -1) < neighbour.pair[from]);
    const { weight, row } = shorter.reduce(heavier, none);
    rows.push({ weight: weight + neighbour.weight, row: [...row, neighbour] });
  }
  return rows.reduce(heavier, none).row;
}

/**
 * Finds the sections that stand at another place: in another order among their neighbours, or under another section.
 * As few as possible are said to have moved and, among as few, those with the least text.
 */
export function movedSections(
  before: readonly PolicySection[],
  after: readonly PolicySection[],
  pairs: readonly SectionPair[],
): ReadonlySet<SectionPair> {
  const [oldParents, newParents] = [parentsOf(before), parentsOf(after)];
  const [oldSizes, newSizes] = [sizesOf(before, oldParents), sizesOf(after, newParents)];
  const newPlaces = new Map(pairs.map((pair) => [pair.before, pair.after]));
  const stayed = new Set<SectionPair>();
  const families = Map.groupBy(pairs, (pair) => {
    const depth = after[pair.after]?.depth;
    const [oldParent = -1, newParent = -1] = [oldParents[pair.before], newParents[pair.after]];
    const isSameParent = oldParent < 0 ? newParent < 0 : newPlaces.get(oldParent) === newParent;
    return depth === before[pair.before]?.depth && isSameParent ? `${String(depth)} ${String(newParent)}` : '';
  });
  for (const [family, relatives] of families) {
    if (family === '') continue;
    const neighbours = relatives.map((pair) => ({
      pair,
      name: [before[pair.before]?.id, after[pair.after]?.id].toSorted().join(' '),
      // More than any text has letters, so that a section counts for more than its text.
      weight: 1e9 + (oldSizes[pair.before] ?? 0) + (newSizes[pair.after] ?? 0),
    }));
    for (const { pair } of inOrder(neighbours)) stayed.add(pair);
  }
  return new Set(pairs.filter((pair) => !stayed.has(pair)));
}

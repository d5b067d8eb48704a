/** Compares the sections of two texts. */
import { compareBlocks, compareLine, type BlockDifference } from './blocks.ts';
import { matchSections, movedSections } from './sectionOrder.ts';
import type { PolicySection } from './text.ts';
import type { Run } from './words.ts';

export interface SectionPlace extends Pick<PolicySection, 'id' | 'number' | 'depth'> {
  /** Index among all sections and subsections. */
  readonly position: number;
}

export interface SectionDifference {
  /** Of its words: `same` even if it moved or was renumbered. */
  readonly change: 'same' | 'changed' | 'added' | 'removed';
  /** Elsewhere among its siblings, or below another section. A new number alone is no move. */
  readonly moved: boolean;
  /** Missing for an added section. */
  readonly before?: SectionPlace;
  /** Missing for a removed section. */
  readonly after?: SectionPlace;
  readonly heading: readonly Run[];
  readonly blocks: readonly BlockDifference[];
}

const placeOf = ({ id, number, depth }: PolicySection, position: number): SectionPlace => ({
  id,
  number,
  depth,
  position,
});

/** A section of one text only. */
function unmatched(change: 'added' | 'removed', section: PolicySection, position: number): SectionDifference {
  const place = placeOf(section, position);
  return {
    change,
    moved: false,
    ...(change === 'added' ? { after: place } : { before: place }),
    heading: change === 'added' ? compareLine('', section.heading) : compareLine(section.heading, ''),
    blocks: section.blocks.map((whole) => ({ change, whole, moved: false })),
  };
}

/** Sorts sections by the new text; a removed one follows its former predecessor that did not move. */
function inNewOrder(sections: readonly SectionDifference[]): SectionDifference[] {
  const placed = sections
    .filter(({ after }) => after)
    .toSorted((one, other) => (one.after?.position ?? 0) - (other.after?.position ?? 0));
  const older = sections
    .filter(({ before, moved }) => before && !moved)
    .toSorted((one, other) => (one.before?.position ?? 0) - (other.before?.position ?? 0));
  for (const [position, section] of older.entries()) {
    const above = older[position - 1];
    if (!section.after) placed.splice(above ? placed.indexOf(above) + 1 : 0, 0, section);
  }
  return placed;
}

/**
 * @param renamed see `matchSections`
 * @returns sections in the order of the new text; a removed one follows its former predecessor
 */
export function compareSections(
  before: readonly PolicySection[],
  after: readonly PolicySection[],
  renamed: ReadonlyMap<string, string>,
): SectionDifference[] {
  const pairs = matchSections(before, after, renamed);
  const moved = movedSections(before, after, pairs);
  const pairOfOld = new Map(pairs.map((pair) => [pair.before, pair]));
  const pairOfNew = new Map(pairs.map((pair) => [pair.after, pair]));
  const both = pairs.flatMap((pair): SectionDifference[] => {
    const [older, newer] = [before[pair.before], after[pair.after]];
    if (!older || !newer) return [];
    const heading = compareLine(older.heading, newer.heading);
    const blocks = compareBlocks(older.blocks, newer.blocks);
    return [
      {
        change: [...heading, ...blocks].every(({ change }) => change === 'same') ? 'same' : 'changed',
        moved: moved.has(pair),
        before: placeOf(older, pair.before),
        after: placeOf(newer, pair.after),
        heading,
        blocks,
      },
    ];
  });
  return inNewOrder([
    ...both,
    ...before.flatMap((section, position) => (pairOfOld.has(position) ? [] : unmatched('removed', section, position))),
    ...after.flatMap((section, position) => (pairOfNew.has(position) ? [] : unmatched('added', section, position))),
  ]);
}

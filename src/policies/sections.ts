/** What changed in the sections of a policy. */
import { compareBlocks, compareLine, type BlockDifference } from './blocks.ts';
import { matchSections, movedSections } from './sectionOrder.ts';
import type { PolicySection } from './text.ts';
import type { Run } from './words.ts';

/** Where a section stands in one of the texts. */
export interface SectionPlace extends Pick<PolicySection, 'id' | 'number' | 'depth'> {
  /** Among all sections and subsections, from 0. */
  readonly position: number;
}

export interface SectionDifference {
  /** What became of its words: `same` even where it stands at another place or has another number. */
  readonly change: 'same' | 'changed' | 'added' | 'removed';
  /** It stands elsewhere among its neighbours or under another section. A new number alone is no move. */
  readonly moved: boolean;
  /** Missing for a section that was added. */
  readonly before?: SectionPlace;
  /** Missing for a section that was removed. */
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

/** A section that only one of the texts has. */
function alone(change: 'added' | 'removed', section: PolicySection, position: number): SectionDifference {
  const place = placeOf(section, position);
  return {
    change,
    moved: false,
    ...(change === 'added' ? { after: place } : { before: place }),
    heading: change === 'added' ? compareLine('', section.heading) : compareLine(section.heading, ''),
    blocks: section.blocks.map((whole) => ({ change, whole, moved: false })),
  };
}

/** Sections in the order of the new text, each removed one behind the one before it that stayed where it was. */
function arranged(sections: readonly SectionDifference[]): SectionDifference[] {
  const placed = sections
    .filter(({ after }) => after)
    .toSorted((one, other) => (one.after?.position ?? 0) - (other.after?.position ?? 0));
  const old = sections
    .filter(({ before, moved }) => before && !moved)
    .toSorted((one, other) => (one.before?.position ?? 0) - (other.before?.position ?? 0));
  for (const [position, section] of old.entries()) {
    const above = old[position - 1];
    if (!section.after) placed.splice(above ? placed.indexOf(above) + 1 : 0, 0, section);
  }
  return placed;
}

/**
 * Compares the sections of two texts.
 * @param renamed see `matchSections`
 * @returns the sections in the order of the new text; a removed one behind the one that it stood behind
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
    const [old, young] = [before[pair.before], after[pair.after]];
    if (!old || !young) return [];
    const heading = compareLine(old.heading, young.heading);
    const blocks = compareBlocks(old.blocks, young.blocks);
    return [
      {
        change: [...heading, ...blocks].every(({ change }) => change === 'same') ? 'same' : 'changed',
        moved: moved.has(pair),
        before: placeOf(old, pair.before),
        after: placeOf(young, pair.after),
        heading,
        blocks,
      },
    ];
  });
  return arranged([
    ...both,
    ...before.flatMap((section, position) => (pairOfOld.has(position) ? [] : alone('removed', section, position))),
    ...after.flatMap((section, position) => (pairOfNew.has(position) ? [] : alone('added', section, position))),
  ]);
}

/** Compares the sections of two texts. */
import { compareBlocks, compareLine, type BlockDifference } from './blocks.ts';
import { matchSections, movedSections, type SectionPair } from './sectionOrder.ts';
import type { PolicySection } from './text.ts';
import type { Run } from './words.ts';

export interface SectionPlace extends Pick<PolicySection, 'id' | 'number' | 'depth'> {
  /** Index among all sections and subsections. */
  readonly position: number;
}

export interface SectionDifference {
  /** Of its words: `same` even if it moved or was renumbered. */
  readonly change: 'same' | 'changed' | 'added' | 'removed';
  /** Elsewhere among its siblings, or below another section. A new number is not a move. */
  readonly moved: boolean;
  readonly before: SectionPlace | undefined;
  readonly after: SectionPlace | undefined;
  readonly heading: readonly Run[];
  readonly blocks: readonly BlockDifference[];
}

type Placed = PolicySection & SectionPlace;

const placeOf = ({ id, number, depth, position }: Placed): SectionPlace => ({ id, number, depth, position });

function compareSection(before: Placed | undefined, after: Placed | undefined, moved: boolean): SectionDifference {
  const heading = compareLine(before?.heading ?? '', after?.heading ?? '');
  const blocks = compareBlocks(before?.blocks ?? [], after?.blocks ?? []);
  const isSame = [...heading, ...blocks].every(({ change }) => change === 'same');
  return {
    change: !before ? 'added' : !after ? 'removed' : isSame ? 'same' : 'changed',
    moved,
    before: before && placeOf(before),
    after: after && placeOf(after),
    heading,
    blocks,
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
  const [older, newer] = [before, after].map((sections) =>
    sections.map((section, position): Placed => ({ ...section, position })),
  );
  const unmatched = (sections: readonly Placed[] = [], side: keyof SectionPair): Placed[] => {
    const matched = new Set(pairs.map((pair) => pair[side]));
    return sections.filter(({ position }) => !matched.has(position));
  };
  return inNewOrder([
    ...pairs.map((pair) => compareSection(older?.[pair.before], newer?.[pair.after], moved.has(pair))),
    ...unmatched(older, 'before').map((section) => compareSection(section, undefined, false)),
    ...unmatched(newer, 'after').map((section) => compareSection(undefined, section, false)),
  ]);
}

/** Counts changes between two texts of a policy. */
import type { BlockDifference } from './blocks.ts';
import type { Differences } from './differences.ts';
import { inlinesIn, plainText } from './inline.ts';
import type { SectionDifference } from './sections.ts';
import type { Inline } from './text.ts';
import type { Run } from './words.ts';

/** Words that only moved are not counted. */
export interface Counts {
  readonly wordsInserted: number;
  readonly wordsDeleted: number;
  readonly sectionsChanged: number;
  readonly sectionsAdded: number;
  readonly sectionsRemoved: number;
  readonly sectionsMoved: number;
}

/** Running text of one of the texts only. */
export interface Change {
  readonly change: 'inserted' | 'deleted';
  readonly text: Inline;
  /** A paragraph, an item or a point as a whole. */
  readonly isWhole: boolean;
}

/** Words are separated by white space and contain a letter or digit. */
const countWords = (text: Inline): number =>
  plainText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function changesInRuns(runs: readonly Run[]): Change[] {
  return runs.flatMap((run) =>
    run.change === 'inserted' || run.change === 'deleted'
      ? [{ change: run.change, text: run.text, isWhole: false }]
      : [],
  );
}

function changesInWhole(change: 'added' | 'removed', moved: boolean, texts: readonly Inline[]): Change[] {
  return moved
    ? []
    : texts.map((text) => ({ change: change === 'added' ? 'inserted' : 'deleted', text, isWhole: true }));
}

function changesInBlock(block: BlockDifference): Change[] {
  if (block.change === 'same') return [];
  if (block.change !== 'changed') return changesInWhole(block.change, block.moved, inlinesIn(block.whole));
  const { within } = block;
  switch (within.type) {
    case 'list':
      return within.items.flatMap((item) => {
        if (item.change === 'same') return [];
        if (item.change === 'changed') return item.within.flatMap(changesInBlock);
        return changesInWhole(item.change, item.moved, item.whole.flatMap(inlinesIn));
      });
    case 'table':
      return [...within.head, ...within.rows.flatMap(({ moved, cells }) => (moved ? [] : cells))].flatMap(
        changesInRuns,
      );
    default:
      return changesInRuns(within.text);
  }
}

/** Everything that was inserted or deleted, in the order of the texts. */
export function changesIn({ title, keyPoints, sections }: Omit<Differences, 'counts'>): Change[] {
  return [
    ...changesInRuns(title),
    ...keyPoints.flatMap((point) => {
      if (point.change === 'same') return [];
      if (point.change === 'changed') return changesInRuns(point.within);
      return changesInWhole(point.change, point.moved, [[{ text: point.whole }]]);
    }),
    ...sections.flatMap(({ heading, blocks }) => [...changesInRuns(heading), ...blocks.flatMap(changesInBlock)]),
  ];
}

export function countChanges(changes: readonly Change[], sections: readonly SectionDifference[]): Counts {
  const count = (kind: Change['change']): number =>
    changes.reduce((sum, { change, text }) => (change === kind ? sum + countWords(text) : sum), 0);
  const countSections = (isMeant: (section: SectionDifference) => boolean): number => sections.filter(isMeant).length;
  return {
    wordsInserted: count('inserted'),
    wordsDeleted: count('deleted'),
    sectionsChanged: countSections(({ change }) => change === 'changed'),
    sectionsAdded: countSections(({ change }) => change === 'added'),
    sectionsRemoved: countSections(({ change }) => change === 'removed'),
    sectionsMoved: countSections(({ moved }) => moved),
  };
}

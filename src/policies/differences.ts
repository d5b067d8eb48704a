/**
 * Compares two texts of a policy: sections by id, then blocks, then words. The result contains both texts: without
 * additions the old one, without removals the new one.
 */
import { compareLine, compareLines, type BlockDifference, type Difference } from './blocks.ts';
import { inlinesIn, plainText } from './inline.ts';
import { compareSections, type SectionDifference } from './sections.ts';
import type { Inline, PolicyText } from './text.ts';
import type { Run } from './words.ts';

export interface Differences {
  readonly title: readonly Run[];
  readonly keyPoints: readonly Difference<string, readonly Run[]>[];
  /** In the order of the new text; a removed section follows its former predecessor. */
  readonly sections: readonly SectionDifference[];
  /** Words that only moved are not counted. */
  readonly counts: Readonly<Record<WordCount | SectionCount, number>>;
}

type WordCount = 'wordsInserted' | 'wordsDeleted';
type SectionCount = 'sectionsChanged' | 'sectionsAdded' | 'sectionsRemoved' | 'sectionsMoved';

interface Change {
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

function changesInPart<Whole, Within>(
  part: Difference<Whole, Within>,
  textsOf: (whole: Whole) => readonly Inline[],
  changesWithin: (within: Within) => Change[],
): Change[] {
  if (part.change === 'same') return [];
  if (part.change === 'changed') return changesWithin(part.within);
  const change = part.change === 'added' ? 'inserted' : 'deleted';
  return part.moved ? [] : textsOf(part.whole).map((text) => ({ change, text, isWhole: true }));
}

function changesInBlock(block: BlockDifference): Change[] {
  return changesInPart(block, inlinesIn, (within) => {
    switch (within.type) {
      case 'list':
        return within.items.flatMap((item) =>
          changesInPart(
            item,
            (blocks) => blocks.flatMap(inlinesIn),
            (blocks) => blocks.flatMap(changesInBlock),
          ),
        );
      case 'table':
        return [...within.head, ...within.rows.flatMap(({ moved, cells }) => (moved ? [] : cells))].flatMap(
          changesInRuns,
        );
      default:
        return changesInRuns(within.text);
    }
  });
}

/** Everything that was inserted or deleted, in the order of the texts. */
export function changesIn({ title, keyPoints, sections }: Omit<Differences, 'counts'>): Change[] {
  return [
    ...changesInRuns(title),
    ...keyPoints.flatMap((point) => changesInPart(point, (text) => [[{ text }]], changesInRuns)),
    ...sections.flatMap(({ heading, blocks }) => [...changesInRuns(heading), ...blocks.flatMap(changesInBlock)]),
  ];
}

/**
 * Compares two texts in the same language.
 * @param renamed changed ids of sections: `{ old: new }`
 */
export function comparePolicies(
  before: PolicyText,
  after: PolicyText,
  renamed: Readonly<Record<string, string>> = {},
): Differences {
  const title = compareLine(before.title, after.title);
  const keyPoints = compareLines(before.keyPoints, after.keyPoints);
  const sections = compareSections(before.sections, after.sections, new Map(Object.entries(renamed)));
  const changes = changesIn({ title, keyPoints, sections });
  const words = (kind: Change['change']): number =>
    changes.reduce((sum, { change, text }) => (change === kind ? sum + countWords(text) : sum), 0);
  const ofSections = (isMeant: (section: SectionDifference) => boolean): number => sections.filter(isMeant).length;
  return {
    title,
    keyPoints,
    sections,
    counts: {
      wordsInserted: words('inserted'),
      wordsDeleted: words('deleted'),
      sectionsChanged: ofSections(({ change }) => change === 'changed'),
      sectionsAdded: ofSections(({ change }) => change === 'added'),
      sectionsRemoved: ofSections(({ change }) => change === 'removed'),
      sectionsMoved: ofSections(({ moved }) => moved),
    },
  };
}

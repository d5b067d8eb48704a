/**
 * Compares two texts of a policy: sections by id, then blocks, then words. The result contains both texts: without
 * additions the old one, without removals the new one.
 */
import { compareLine, compareLines, type Difference } from './blocks.ts';
import { changesIn, countChanges, type Counts } from './counts.ts';
import { compareSections, type SectionDifference } from './sections.ts';
import type { PolicyText } from './text.ts';
import type { Run } from './words.ts';

export interface Differences {
  readonly title: readonly Run[];
  readonly keyPoints: readonly Difference<string, readonly Run[]>[];
  /** In the order of the new text; a removed section follows its former predecessor. */
  readonly sections: readonly SectionDifference[];
  readonly counts: Counts;
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
  const counts = countChanges(changesIn({ title, keyPoints, sections }), sections);
  return { title, keyPoints, sections, counts };
}

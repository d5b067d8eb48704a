/**
 * What changed from one text of a policy to another in the same language: sections by their ids, then the blocks in
 * them, then words. Both texts can be read from it: without what was added it is the old one, without what was
 * removed the new one.
 */
import { compareLine, compareLines, type Difference } from './blocks.ts';
import { countChanges, type Counts } from './counts.ts';
import { compareSections, type SectionDifference } from './sections.ts';
import type { PolicyText } from './text.ts';
import type { Run } from './words.ts';

export interface Differences {
  readonly title: readonly Run[];
  readonly keyPoints: readonly Difference<string, readonly Run[]>[];
  /** In the order of the new text; a removed one behind the one that it stood behind. */
  readonly sections: readonly SectionDifference[];
  readonly counts: Counts;
}

/**
 * Compares two texts of a policy in the same language. The way back gives the same differences the other way round.
 * @param renamed the sections of the old text whose id is another in the new one: `{ old: new }`
 */
export function comparePolicies(
  before: PolicyText,
  after: PolicyText,
  renamed: Readonly<Record<string, string>> = {},
): Differences {
  const title = compareLine(before.title, after.title);
  const keyPoints = compareLines(before.keyPoints, after.keyPoints);
  const sections = compareSections(before.sections, after.sections, new Map(Object.entries(renamed)));
  return { title, keyPoints, sections, counts: countChanges(title, keyPoints, sections) };
}

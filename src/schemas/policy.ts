/** `content/policies/<policy>/<day>/`: `<language>.mdx` and `version.yaml`. */
import { z } from 'astro/zod';
import { localeCodes } from '../site/locales.ts';
import { isoDate, line, optionalList, order, menuLabel, pageTitle, pattern, perLanguage } from './fields.ts';

export const policySchema = z.strictObject({
  label: menuLabel,
  menu: z
    .enum(['policies', 'footer'])
    .default('policies')
    .describe('Where the page is listed: among the policies, or in the last row of the footer. English file only.'),
  title: pageTitle,
  description: line('One or two sentences for search results.').max(200),
  order,
  keyPoints: z.array(line('One plain sentence.')).min(3).max(6).describe('"In short": three to six plain sentences.'),
});

const sectionId = pattern(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u,
  'Write the id as it follows the # in the address, e.g. your-rights.',
);

export const versionSchema = z.strictObject({
  dated: z
    .enum(['day', 'month'])
    .default('day')
    .describe('`month` where only the month is known in which the text took effect: readers see "January 2025".'),
  announced: isoDate('The day from which the text can be read as announced; without it, at once.').optional(),
  changes: perLanguage(
    'Changes since the version before, for readers. Required from the second version on, in English.',
    z
      .array(line('One plain sentence.'))
      .min(3)
      .max(6)
      .describe('Three to six sentences in this language: what changes, for whom, what to do.'),
  ).optional(),
  approvals: optionalList(
    'Who approved the text, and when. Readers do not see it.',
    z.strictObject({
      by: line('Who approved the text: a name or an office.'),
      on: isoDate('The day of the approval.'),
    }),
  ),
  corrections: optionalList(
    'Typing errors that were corrected in a published text. Readers see the list.',
    z.strictObject({
      on: isoDate('The day of the correction.'),
      language: z.enum(localeCodes).describe('Language of the text that was corrected.'),
      what: line('The correction, in a sentence of that language.'),
    }),
  ),
  moved: z
    .record(
      sectionId.describe('Id of a section of the version before.'),
      sectionId.describe('Id of its successor in this version.'),
    )
    .default({})
    .describe('Sections with a new id since the version before: `old-id: new-id`.'),
  stillTrue: optionalList(
    'Facts that this version replaces and that are still right in other texts.',
    line('Name of a fact.'),
  ),
  unchanged: optionalList(
    'Parts of translations that are still right although their English words changed: `fr/your-rights`.',
    pattern(/^[a-z]{2}\/\S+$/, 'Write the language and the section, e.g. fr/your-rights.'),
  ),
  shortNotice: line('Why this version may take effect with less notice than the text before it promises.')
    .refine(
      (reason) => /\p{L}\s+\p{L}+\s+\p{L}/u.test(reason),
      'is not a reason. Write a sentence that says why less notice is enough.',
    )
    .optional(),
  removed: optionalList(
    'Sections of the version before that have no successor.',
    sectionId.describe('Id of a section of the version before.'),
  ),
});

export type PolicyFields = z.output<typeof policySchema>;

export type Version = z.output<typeof versionSchema>;

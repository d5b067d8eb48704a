/** `content/duties.yaml`: legal duties, and the places that meet them. */
import { z } from 'astro/zod';
import { documentId, group, line, namedList, optionalList, pattern, webUrl } from './fields.ts';

/** In the order of the matrix. */
export const dutyStatuses = ['met', 'placeholder', 'notApplicable'] as const;

const owners = ['legal', 'compliance', 'product', 'engineering'] as const;

const place = group('A place that meets the duty.', {
  page: documentId,
  anchor: line('A section of its English text, as in its address: how-to-complain.'),
  contains: line('Required in the English section: <RiskNotice />, or words.').optional(),
});

const duty = z
  .strictObject({
    id: pattern(
      /^[a-z][a-z0-9-]*$/,
      'Write the id in small letters, digits and hyphens, e.g. complaints-procedure.',
    ).describe('Name of the duty.'),
    duty: line('The duty in one sentence.'),
    source: line('The law and its article.'),
    link: webUrl().optional().describe('Where the law can be read.'),
    verified: z
      .boolean()
      .default(true)
      .describe('false as long as the number of the article has not been checked against the text of the law.'),
    owner: z.enum(owners).describe('Who supplies the text or keeps it.'),
    status: z
      .enum(dutyStatuses)
      .describe('met, placeholder (a value is still missing at a place named) or notApplicable (with the reason).'),
    reason: line('Why the duty does not apply.').optional(),
    where: optionalList('The places that meet the duty.', place),
  })
  .superRefine(({ source, link, status, reason, where }, context) => {
    const report = (field: string, message: string): void => {
      context.addIssue({ code: 'custom', path: [field], message });
    };
    const [, year = '', number = ''] = /\/eli\/[\w-]+\/(\d{4})\/(\d+)/.exec(link ?? '') ?? [];
    const isNamed = year === '' || [`${year}/${number}`, `${number}/${year}`].some((name) => source.includes(name));
    if (!isNamed)
      report(
        'link',
        `leads to the law ${year}/${number}, which “source” does not name. Correct the one that is wrong.`,
      );
    if (status === 'notApplicable') {
      if (reason === undefined) report('status', 'needs its reason. Add a line "reason: …" that says why.');
      return;
    }
    if (reason !== undefined)
      report('reason', 'is a reason why a duty does not apply. Write "status: notApplicable", or remove the line.');
    if (where.length === 0)
      report('status', 'names no page. Add "where:" with the page and the anchor of each place that meets the duty.');
  });

export const dutiesSchema = z.strictObject({
  duties: namedList(duty, 'id', 'The duties, in the order of the matrix.'),
});

export type Duty = z.output<typeof dutiesSchema>['duties'][number];

export type DutyPlace = Duty['where'][number];

/** `content/faq/<category>/<language>.yaml` */
import { z } from 'astro/zod';
import { distinct, documentId, group, line, order, pattern } from './fields.ts';

export const faqSchema = z.strictObject({
  title: line('Name of the category, as its tab shows it.'),
  order,
  questions: z
    .record(
      pattern(/^[a-z][a-z0-9-]*$/, 'Write the id in small letters, digits and hyphens, e.g. how-to-verify.'),
      group('One question and its answer.', {
        question: line('The question, as a reader would ask it.'),
        answer: line('The answer, 30 to 90 words. An empty line starts a new paragraph.'),
        seeAlso: distinct(documentId).default([]).describe('Folder names of pages and policies that say more.'),
      }),
    )
    .refine((questions) => Object.keys(questions).length > 0, 'has no questions. Write at least one.')
    .describe('The questions, each under its own id. The id is part of the address of the answer: never change it.'),
});

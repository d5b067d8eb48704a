/** `content/moved.yaml`: redirects and withdrawn texts. */
import { z } from 'astro/zod';
import { localeCodes } from '../site/locales.ts';
import { address, group, isoDate, line, perLanguage } from './fields.ts';

const withoutLanguage = (source: string): RegExp =>
  new RegExp(`^(?!/(?:${localeCodes.join('|')})(?:[/#]|$))(?:${source})$`);

const addressRule = 'Write the address as it follows the name of the site, without a language: /oldName.';

export const movedSchema = z.record(
  address(withoutLanguage(String.raw`/[A-Za-z0-9][\w./-]*(?:#[\w-]+)?|/#[\w-]+`), addressRule).describe(
    'An address that no longer leads to a text, without a language: /oldName, /oldName#old-section, /#faq-old-question.',
  ),
  group('`{ to: /newName }`, or `{ withdrawn: 2026-03-01, why: { en: … } }`.', {
    to: address(
      withoutLanguage(String.raw`/[\w./-]*(?:#[\w-]+)?`),
      addressRule,
      'An address can lead only to a page of this site. Write that page without the name of the site and without a language: /privacyPolicy.',
    )
      .optional()
      .describe('Where it leads now: the address of a page of this site, without a language.'),
    withdrawn: isoDate('The day on which the text was withdrawn without a successor.').optional(),
    why: perLanguage(
      'Why it was withdrawn, for readers; English is required.',
      line('One or two sentences for readers who look for the text.'),
    ).optional(),
  }),
);

export type Moved = z.output<typeof movedSchema>;

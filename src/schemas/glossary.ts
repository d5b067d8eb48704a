/** `content/glossary.yaml`: one row per term, with the agreed word in each language. */
import { z } from 'astro/zod';
import { defaultLocale, localeCodes, type Locale } from '../site/locales.ts';
import { perLanguage } from './fields.ts';

const word = z.string().trim().min(1);
const translations = localeCodes.filter((code) => code !== defaultLocale);

const row = z.strictObject({
  term: word.describe('Subject of the row, in English.'),
  [defaultLocale]: word.describe('The agreed word in English.'),
  ...(Object.fromEntries(
    translations.map((code) => [code, word.optional().describe('The agreed word in this language.')]),
  ) as Record<Exclude<Locale, typeof defaultLocale>, z.ZodOptional<typeof word>>),
  forbidden: perLanguage(
    'Variants that may not be used, by language. Give every form that may occur, plurals included.',
    z.array(word.describe('A word or phrase, as it would appear in a text.')).describe('The variants in one language.'),
  ).optional(),
  why: word.optional().describe('The reason, one sentence in English. It is shown to people who use the variant.'),
});

export const glossarySchema = z.strictObject({ terms: z.array(row).describe('The terms, in alphabetical order.') });

export type Glossary = z.output<typeof glossarySchema>;

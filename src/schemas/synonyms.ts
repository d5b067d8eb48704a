/** `content/synonyms.yaml`: words that the search treats as equal. */
import { z } from 'astro/zod';
import { localeCodes } from '../site/locales.ts';
import { group } from './fields.ts';

const typedWords = z.string().trim().min(1);

export const synonymsSchema = z.partialRecord(
  z.enum(localeCodes),
  z
    .array(
      group('One thing and its other names.', {
        means: typedWords.describe('The word of our texts, in any of its forms.'),
        typed: z
          .array(typedWords.describe('A word or a few words, without capitals.'))
          .min(1)
          .describe('Words that readers may type instead. The search finds other forms of them anyway.'),
      }),
    )
    .describe('The words of one language.'),
);

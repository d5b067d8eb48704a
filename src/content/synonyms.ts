/**
 * What readers type when they mean something that the texts call otherwise: from `content/synonyms.yaml`, and from the
 * glossary, whose forbidden variants and words of other languages are just such words.
 */
import { z } from 'astro/zod';
import type { Synonym } from '../search/buildIndex.ts';
import { localeCodes, type Locale } from '../i18n/locales.ts';
import type { Glossary } from './glossary.ts';

const words = z.string().trim().min(1);

export const synonymsSchema = z.partialRecord(
  z.enum(localeCodes),
  z
    .array(
      z
        .strictObject({
          means: words.describe('The word of our texts, in any of its forms.'),
          typed: z
            .array(words.describe('A word or a few words, without capitals.'))
            .min(1)
            .describe('What readers may type instead. Other forms of the same words are found by themselves.'),
        })
        .describe('One thing and its other names.'),
    )
    .describe('The words of one language.'),
);

export type Synonyms = z.output<typeof synonymsSchema>;

/** The words of a cell of the glossary: forms stand behind commas, abbreviations in brackets. */
const wordsOfCell = (cell: string): string[] =>
  cell
    .split(/[,()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Everything that means something else in the texts of a language. */
export function synonymsOf(locale: Locale, { terms }: Glossary, synonyms: Synonyms): Synonym[] {
  const others = localeCodes.filter((code) => code !== locale);
  const agreed = terms.map((row) => {
    const means = wordsOfCell(row[locale] ?? row.en);
    return {
      typed: [...means, ...(row.forbidden?.[locale] ?? [])],
      foreign: [row.term, ...others.map((code) => row[code] ?? '')].flatMap(wordsOfCell),
      means,
    };
  });
  return [...agreed, ...(synonyms[locale] ?? []).map(({ typed, means }) => ({ typed, means: [means] }))];
}

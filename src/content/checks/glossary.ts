/** Whether the texts use the agreed terms of `content/glossary.yaml`, and none of the variants it forbids. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glossarySchema, type Glossary } from '../glossary.ts';
import { placesIn, type Finding } from '../places.ts';
import { readYaml } from '../source.ts';
import type { Words } from '../words.ts';
import { checkAgainst } from './shape.ts';

const file = 'content/glossary.yaml';

/** Matches a variant as whole words, with any space and either apostrophe inside. */
function patternOf(variant: string): string {
  return variant
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(/['’]/g, "['’]");
}

/** Forbidden variants in the words of a file. */
function variantsIn({ text, language, file: { placeAt } }: Words, { terms }: Glossary): Finding[] {
  return terms.flatMap((row) => {
    const variants = row.forbidden?.[language] ?? [];
    if (variants.length === 0) return [];
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${variants.map(patternOf).join('|')})(?![\p{L}\p{N}])`,
      'giu',
    );
    const why = row.why === undefined ? '' : ` ${row.why}`;
    return Array.from(text.matchAll(pattern), (match) => ({
      ...placeAt(match.index),
      message: `“${match[0].replaceAll(/\s+/g, ' ')}” is not the agreed word for “${row.term}”. Write “${row[language] ?? row.en}”.${why}`,
    }));
  });
}

/** @param root the project's root folder */
export async function checkGlossary(words: readonly Words[], root: string): Promise<Finding[]> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined) {
    return [
      {
        path: file,
        line: 1,
        column: 1,
        message: 'This file is missing. It holds the agreed terms; without any, write: terms: []',
      },
    ];
  }
  const read = readYaml(text, 0, placesIn(file, text));
  const glossary = glossarySchema.safeParse(read.data);
  if (!glossary.success) return checkAgainst(glossarySchema, read);
  return words.flatMap((own) => variantsIn(own, glossary.data));
}

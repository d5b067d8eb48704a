/** Whether the texts use the agreed terms of `content/glossary.yaml`, and none of the variants it forbids. */
import { glossarySchema, type Glossary } from '../../schemas/glossary.ts';
import type { Locale } from '../../site/locales.ts';
import type { Finding } from '../places.ts';
import type { ReaderText } from '../readerText.ts';
import type { SourceFile } from '../source.ts';

/** Matches a variant with any space and either apostrophe inside. */
const patternOf = (variant: string): string =>
  variant
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(/['’]/g, "['’]");

const anyOf = (variants: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${variants.map(patternOf).join('|')})(?![\p{L}\p{N}])`, 'giu');

interface Rule {
  readonly forbidden: RegExp;
  readonly advice: string;
}

function rulesFor(language: Locale, { terms }: Glossary): Rule[] {
  return terms.flatMap((row) => {
    const variants = row.forbidden?.[language] ?? [];
    if (variants.length === 0) return [];
    const why = row.why === undefined ? '' : ` ${row.why}`;
    return [
      {
        forbidden: anyOf(variants),
        advice: `is not the agreed word for “${row.term}”. Write “${row[language] ?? row.en}”.${why}`,
      },
    ];
  });
}

function variantsIn({ text, file: { placeAt } }: ReaderText, rules: readonly Rule[]): Finding[] {
  return rules.flatMap(({ forbidden, advice }) =>
    Array.from(text.matchAll(forbidden), (match) => ({
      ...placeAt(match.index),
      message: `“${match[0].replaceAll(/\s+/g, ' ')}” ${advice}`,
    })),
  );
}

/** @param files all files of the content; mistakes in the glossary itself are told of by its schema */
export function checkGlossary(texts: readonly ReaderText[], files: readonly SourceFile[]): Finding[] {
  const glossary = glossarySchema.safeParse(files.find(({ collection }) => collection === 'glossary')?.data);
  if (!glossary.success) return [];
  return [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, own]) => {
    const rules = rulesFor(language, glossary.data);
    const all = anyOf(glossary.data.terms.flatMap(({ forbidden }) => forbidden?.[language] ?? []));
    // Nearly every text is right, which one pass shows sooner than a pass for each row.
    return own.filter(({ text }) => text.search(all) >= 0).flatMap((text) => variantsIn(text, rules));
  });
}

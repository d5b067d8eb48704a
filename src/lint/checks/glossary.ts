/** Reports variants of terms that `content/glossary.yaml` forbids. */
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
  readonly keys: readonly PropertyKey[];
  readonly variants: readonly string[];
  readonly forbidden: RegExp;
  readonly advice: string;
}

function rulesFor(language: Locale, { terms }: Glossary): Rule[] {
  return terms.flatMap(({ forbidden, why, term, en, [language]: agreed = en }, index) => {
    const variants = forbidden?.[language] ?? [];
    if (variants.length === 0) return [];
    const advice = `is not the agreed word for “${term}”. Write “${agreed}”.${why === undefined ? '' : ` ${why}`}`;
    return [{ keys: ['terms', index, 'forbidden', language], variants, forbidden: anyOf(variants), advice }];
  });
}

/** Reports rows that forbid an agreed word. */
function contradictions({ keys, variants }: Rule, agreed: readonly string[], { placeOf }: SourceFile): Finding[] {
  return variants.flatMap((variant, index) => {
    const word = agreed.find((one) => one.search(anyOf([variant])) >= 0);
    const message = `“${variant}” is forbidden here, and “${word ?? ''}” is an agreed word of this language. Delete the one that is wrong.`;
    return word === undefined ? [] : [{ ...placeOf([...keys, index]), message }];
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

export function checkGlossary(texts: readonly ReaderText[], files: readonly SourceFile[]): Finding[] {
  const file = files.find(({ collection }) => collection === 'glossary');
  const { data } = glossarySchema.safeParse(file?.data);
  if (!file || !data) return [];
  return [...Map.groupBy(texts, ({ language }) => language)].flatMap(([language, own]) => {
    const rules = rulesFor(language, data);
    const agreed = data.terms.flatMap((row) => row[language] ?? []);
    const all = anyOf(rules.flatMap(({ variants }) => variants));
    // Nearly everything is right, and one pass over all variants is faster than one for each.
    const isUsed = agreed.join('\n').search(all) >= 0;
    const wrong = isUsed ? rules.flatMap((rule) => contradictions(rule, agreed, file)) : [];
    if (wrong.length > 0) return wrong;
    return own.filter(({ text }) => text.search(all) >= 0).flatMap((text) => variantsIn(text, rules));
  });
}

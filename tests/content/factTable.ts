/** The table of facts, `facts.yaml`, and the check that documents state them. */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { fill, type FactValues } from '../../src/content/facts.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { plain, type Library, type Passage, type ReaderText } from './readerText.ts';

/** The languages the table speaks of. A further language of the site need not be added here. */
export const languages = ['en', 'fr', 'pt'] as const satisfies readonly Locale[];
export type Language = (typeof languages)[number];

const pattern = z.string().min(1);
const proof = z.union([pattern, z.array(pattern).min(2)]).transform((patterns) => [patterns].flat());

/** A row of the table; the head of `facts.yaml` says what the fields mean. */
export const factSchema = z.strictObject({
  fact: z.string().min(1),
  in: z.array(z.string().min(1)).min(1),
  en: proof,
  fr: proof,
  pt: proof,
});
export type FactRow = z.output<typeof factSchema>;

/** The rows of the table as they are written, not yet checked. */
export const writtenRows = parse(readFileSync(new URL('facts.yaml', import.meta.url), 'utf8')) as unknown[];

/** A fact that a document has to state in a language. */
export interface Statement {
  readonly row: FactRow;
  readonly document: string;
  readonly language: Language;
}

/** Everything that a table asks of the documents. */
export function statementsOf(rows: readonly FactRow[]): Statement[] {
  return rows.flatMap((row) =>
    row.in.flatMap((document) => languages.map((language) => ({ row, document, language }))),
  );
}

const compiled = new WeakMap<FactValues, Map<string, RegExp>>();

/** A pattern with the values of facts in it; a figure is not found inside a longer one. */
function compile(source: string, values: FactValues): RegExp {
  const known = compiled.get(values) ?? new Map<string, RegExp>();
  compiled.set(values, known);
  const before = known.get(source);
  if (before) return before;
  const exact = (value: string): string => String.raw`(?<!\d)${RegExp.escape(plain(value))}(?!\d)`;
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, exact(value)]));
  const expression = new RegExp(fill(source, escaped), 'iu');
  known.set(source, expression);
  return expression;
}

/** Whether a passage bears out a pattern, whose parts between ` & ` stand in one sentence, in any order. */
function bearsOut({ text, sentences }: Passage, source: string, values: FactValues): boolean {
  const parts = source.split(' & ').map((part) => compile(part, values));
  return (parts.length === 1 ? [text] : sentences).some((words) => parts.every((part) => part.test(words)));
}

/** What to tell the person whose document does not state a fact; nothing if a text states it. */
export function findingIn(text: ReaderText, { row, document, language }: Statement): string | undefined {
  const { passages, path, values } = text;
  if (passages.some((passage) => row[language].every((source) => bearsOut(passage, source, values)))) return undefined;
  const sought = row[language].map((source) => {
    const found = passages.some((passage) => bearsOut(passage, source, values));
    return `  ${source}${found ? '' : '   (found nowhere)'}`;
  });
  return [
    `${document} does not say, in ${language}, that ${row.fact}.`,
    `Looked in ${path} for one passage with all of this:`,
    ...sought,
    'Say it again or, if it is said in other words, add these to tests/content/facts.yaml.',
  ].join('\n');
}

/** `findingIn` for the document that a statement is about. */
export function findingOf(library: Library, statement: Statement): string | undefined {
  const { row, document, language } = statement;
  const text = library.get(document)?.get(language);
  if (text) return findingIn(text, statement);
  return `There is no ${document} in the language "${language}". It has to say that ${row.fact}.`;
}

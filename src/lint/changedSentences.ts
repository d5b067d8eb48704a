/** Lists changed values and sentences for reviewers; `changesOfPolicies` compares policies. */
import { valueAt } from '../schemas/schemaPath.ts';
import { partsOf } from './freshness.ts';
import { escapeMarkdown } from './review.ts';
import type { SourceFile } from './source.ts';

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…][»”’)]*)\s+|\n+/u).filter((sentence) => sentence.trim() !== '');

const nameOf = (item: unknown): unknown =>
  ['id', 'term', 'means'].map((key) => valueAt(item, [key])).find((name) => name !== undefined);

/** Values by dotted name. A list is one value, with a line for each item, unless its items have names. */
function valuesIn(value: unknown, names: readonly string[] = []): (readonly [name: string, text: string])[] {
  if (typeof value !== 'object' || value === null)
    return [[names.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]];
  if (Array.isArray(value) && !value.every((item) => typeof nameOf(item) === 'string')) {
    const lines = value.map((item) => valuesIn(item).map((leaf) => leaf.filter(Boolean).join(': ')));
    return [[names.join('.'), lines.map((leaves) => leaves.join(', ')).join('\n')]];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    valuesIn(item, [...names, Array.isArray(value) ? String(nameOf(item)) : key]),
  );
}

/** Parts of a policy that `changesOfPolicies` compares. */
const isCompared = (name: string): boolean => name === 'title' || name === 'keyPoints';

function textsOf(file: SourceFile | undefined): Map<string, string> {
  if (file?.collection === 'policy') return new Map(valuesIn(file.data).filter(([name]) => !isCompared(name)));
  const sections = file?.prose ? [...partsOf(file)].filter(([name]) => name.startsWith('section ')) : [];
  return new Map(file ? [...valuesIn(file.data), ...sections] : []);
}

/** Removed and added sentences as items of a Markdown list. */
export function changedLines(before: string, now: string): string[] {
  const [then, today] = [sentencesIn(before), sentencesIn(now)];
  if (then.join() === today.join()) return [];
  const gone = then.filter((sentence) => !today.includes(sentence));
  const added = today.filter((sentence) => !then.includes(sentence));
  return [
    ...gone.map((sentence) => `  - before: ${escapeMarkdown(sentence)}`),
    ...added.map((sentence) => `  - now: ${escapeMarkdown(sentence)}`),
    ...(gone.length + added.length === 0 ? ['  - in another order'] : []),
  ];
}

function differencesOf(before: SourceFile | undefined, now: SourceFile): string[] {
  const [old, texts] = [textsOf(before), textsOf(now)];
  return [...new Set([...old.keys(), ...texts.keys()])].flatMap((name) => {
    const lines = changedLines(old.get(name) ?? '', texts.get(name) ?? '');
    return lines.length > 0 ? [`- ${escapeMarkdown(name)}\n${lines.join('\n')}`] : [];
  });
}

/** Markdown by path. */
export function changedSentences(
  before: readonly SourceFile[],
  files: readonly SourceFile[],
  changed: readonly string[],
): Map<string, string> {
  return new Map(
    files
      .filter(({ path }) => changed.includes(path))
      .flatMap((file) => {
        const lines = differencesOf(
          before.find(({ path }) => path === file.path),
          file,
        );
        return lines.length > 0 ? [[file.path, lines.join('\n')] as const] : [];
      }),
  );
}

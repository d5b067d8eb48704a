/** What texts without versions said before a change and say now, for a reviewer. */
import { partsOf } from './freshness.ts';
import { escapeMarkdown } from './review.ts';
import type { SourceFile } from './source.ts';

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?…][»”’)]*)\s+|\n+/u).filter((sentence) => sentence.trim() !== '');

function differencesOf(before: SourceFile | undefined, now: SourceFile): string[] {
  const old = before ? partsOf(before) : new Map<string, string>();
  const parts = partsOf(now);
  return [...new Set([...old.keys(), ...parts.keys()])].flatMap((name) => {
    const then = sentencesIn(old.get(name) ?? '');
    const today = sentencesIn(parts.get(name) ?? '');
    const gone = then.filter((sentence) => !today.includes(sentence));
    const added = today.filter((sentence) => !then.includes(sentence));
    if (gone.length + added.length === 0) return [];
    const lines = [
      ...gone.map((sentence) => `  - before: ${escapeMarkdown(sentence)}`),
      ...added.map((sentence) => `  - now: ${escapeMarkdown(sentence)}`),
    ];
    return [`- ${escapeMarkdown(name)}\n${lines.join('\n')}`];
  });
}

/** Markdown by path: texts of policies are compared elsewhere, files for search and checks are not read. */
export function changedSentences(
  before: readonly SourceFile[],
  files: readonly SourceFile[],
  changed: readonly string[],
): Map<string, string> {
  const isRead = ({ collection }: SourceFile): boolean =>
    !['policy', 'asked', 'synonyms', 'glossary', 'moved', 'duties'].includes(collection);
  return new Map(
    files
      .filter((file) => changed.includes(file.path) && isRead(file))
      .flatMap((file) => {
        const lines = differencesOf(
          before.find(({ path }) => path === file.path),
          file,
        );
        return lines.length > 0 ? [[file.path, lines.join('\n')] as const] : [];
      }),
  );
}

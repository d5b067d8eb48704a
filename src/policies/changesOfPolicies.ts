/** Shows reviewers which sentences of policies a change of the content changes, as Markdown. */
import { escapeMarkdown } from '../lint/review.ts';
import { filesBefore, type Source } from '../lint/source.ts';
import { siteDate } from '../site/siteDate.ts';
import { comparePolicies } from './differences.ts';
import { plainText } from './inline.ts';
import { previousOf, readLibrary, type Policy, type PolicyVersion, type VersionText } from './library.ts';
import { printDifferences, type LineDifference, type Writer } from './printDifferences.ts';
import type { Run } from './words.ts';

interface Compared {
  readonly version: PolicyVersion;
  readonly text: VersionText;
  /** The text before the change, or that of the previous version; `undefined` for a new one. */
  readonly before: VersionText | undefined;
  /** Set if `before` is the previous version. */
  readonly previous: PolicyVersion | undefined;
}

/** Writes one side of a difference, with its own words marked. */
function markSide(runs: readonly Run[], side: 'before' | 'after'): string {
  const [own, tag] = side === 'before' ? ['deleted', 'del'] : ['inserted', 'ins'];
  return runs
    .map((run) => {
      if (run.change === 'form') return escapeMarkdown(plainText(run[side]));
      if (run.change === 'same') return escapeMarkdown(plainText(run.text));
      return run.change === own ? `<${tag}>${escapeMarkdown(plainText(run.text))}</${tag}>` : '';
    })
    .join('');
}

function writeSentence(line: LineDifference): string {
  if (line.change === 'same') return '';
  if (line.change === 'changed') {
    return `- Before: ${markSide(line.within, 'before')}\n- Now: ${markSide(line.within, 'after')}`;
  }
  const isNew = line.change === 'added';
  if (line.moved) return isNew ? `- Moved: ${escapeMarkdown(line.whole)}` : '';
  return `- ${isNew ? 'New' : 'Gone'}: ${escapeMarkdown(line.whole)}`;
}

function changedSections({ before, text }: Compared): Set<string> {
  const { sections } = before ? comparePolicies(before.text, text.text) : { sections: [] };
  return new Set(
    sections.flatMap(({ change, before: old, after = old }) => (change === 'same' ? [] : (after?.id ?? []))),
  );
}

/** @param others changed sections of the other languages of the version */
const writerFor = (others: ReadonlyMap<string, ReadonlySet<string>>): Writer => ({
  sentence: writeSentence,
  heading(line, section) {
    const { id = '', depth = 2 } = section?.after ?? section?.before ?? {};
    if (depth === 0) return `**Before the first section**\n${writeSentence(line)}`;
    const words = line.change === 'changed' ? markSide(line.within, 'after') : escapeMarkdown(line.whole);
    const same = section ? [...others].flatMap(([locale, changed]) => (changed.has(id) ? [] : [locale])) : [];
    return [
      `**${words.replace(/^(?:\\#)+ /, '')}**`,
      ...(section?.moved ? ['(moved)'] : []),
      ...(same.length > 0 ? [`(does not change in ${same.join(' and ')})`] : []),
    ].join(' ');
  },
});

function describeVersion({ version: { day, state, details }, before, previous }: Compared): string {
  if (previous) {
    const past = [day, details.announced ?? ''].filter((one) => one !== '' && one < siteDate());
    const note = past.length > 0 ? ` **Readers could not see it on ${past.join(', ')}:** the day has passed.` : '';
    return `A version of ${day}, compared with that of ${previous.day}.${note}`;
  }
  if (!before) return `A new text, of ${day}.`;
  return state === 'inForce' ? `**In force** since ${day}.` : `Of ${day}, ${state}.`;
}

/** Notes on changed files without a readable text. */
function unreadableTexts(
  { files }: Source,
  changed: readonly string[],
  texts: ReadonlySet<string>,
): [string, string][] {
  return changed
    .filter((path) => /^content\/policies\/.*\.mdx$/.test(path) && !texts.has(path))
    .map((path) => [
      path,
      files.some((file) => file.path === path)
        ? 'This text cannot be compared before its mistakes are corrected.'
        : 'This text is no longer there.',
    ]);
}

/**
 * Compares every text of a policy with its state before the change, facts included, and every new one with the previous
 * version.
 * @param policies all policies of `source`
 * @param changed paths of changed files
 * @param contentBefore content of a file before the change; `undefined` for a new one
 * @returns differences as Markdown, by path
 */
export function changesOfPolicies(
  source: Source,
  policies: readonly Policy[],
  changed: readonly string[],
  contentBefore: (path: string) => Uint8Array | undefined,
): Map<string, string> {
  const files = filesBefore(source.files, changed, contentBefore);
  // Recorded texts keep their facts.
  const before = readLibrary({ ...source, files }, { onMistake: () => undefined });
  const versionsBefore = before.flatMap(({ versions }) => versions);
  const old = new Map(versionsBefore.flatMap(({ texts }) => [...texts.values()]).map((text) => [text.path, text]));
  const compared = policies.flatMap((policy) =>
    policy.versions.map((version) =>
      [...version.texts.values()].map((text): Compared => {
        const before = old.get(text.path);
        const previous = before || contentBefore(text.path) ? undefined : previousOf(policy, version);
        return { version, text, previous, before: before ?? previous?.texts.get(text.locale) };
      }),
    ),
  );
  const differences = compared.flatMap((texts) =>
    texts.flatMap((one): [string, string][] => {
      const { text, before, previous, version } = one;
      if (before?.markdown === text.markdown && !previous) return [];
      const others = previous ? [] : texts.filter((other) => other !== one && other.before);
      const writer = writerFor(new Map(others.map((other) => [other.text.locale, changedSections(other)])));
      const printed = before ? printDifferences(before.text, text.text, version.details.moved, writer) : '';
      return [[text.path, `${describeVersion(one)}\n\n${printed}`.trimEnd()]];
    }),
  );
  const readable = new Set(compared.flat().map(({ text }) => text.path));
  return new Map([...differences, ...unreadableTexts(source, changed, readable)]);
}

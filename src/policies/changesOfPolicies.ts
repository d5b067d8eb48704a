/** Shows reviewers which sentences of policies a change of the content changes, as Markdown. */
import { plain } from '../lint/lists.ts';
import { readSource, type Source } from '../lint/source.ts';
import { comparePolicies } from './differences.ts';
import { plainText } from './inline.ts';
import { previousOf, readLibrary, type Policy, type PolicyVersion, type VersionText } from './library.ts';
import { printDifferences, type LineDifference, type Writer } from './printDifferences.ts';
import type { Run } from './words.ts';

/** A text after the change, and what it is compared with. */
interface Compared {
  readonly version: PolicyVersion;
  readonly text: VersionText;
  /** The same text as it was, or that of the version before; `undefined` for a new one. */
  readonly before: VersionText | undefined;
  /** The version before, where that is compared. */
  readonly previous: PolicyVersion | undefined;
}

/** Words with those that only one of two texts has marked. */
function marked(runs: readonly Run[], side: 'before' | 'after'): string {
  const [own, tag] = side === 'before' ? ['deleted', 'del'] : ['inserted', 'ins'];
  return runs
    .map((run) => {
      if (run.change === 'form') return plain(plainText(run[side]));
      if (run.change === 'same') return plain(plainText(run.text));
      return run.change === own ? `<${tag}>${plain(plainText(run.text))}</${tag}>` : '';
    })
    .join('');
}

function writeSentence(line: LineDifference): string {
  if (line.change === 'same') return '';
  if (line.change === 'changed') {
    return `- Before: ${marked(line.within, 'before')}\n- Now: ${marked(line.within, 'after')}`;
  }
  const isNew = line.change === 'added';
  if (line.moved) return isNew ? `- Moved: ${plain(line.whole)}` : '';
  return `- ${isNew ? 'New' : 'Gone'}: ${plain(line.whole)}`;
}

/** Ids of the sections of a text whose words have changed. */
function changedSections({ before, text }: Compared): Set<string> {
  const { sections } = before ? comparePolicies(before.text, text.text) : { sections: [] };
  return new Set(
    sections.flatMap(({ change, before: old, after = old }) => (change === 'same' ? [] : (after?.id ?? []))),
  );
}

/** @param others the same version in the other languages, as far as they can be compared, by the sections that changed */
const writerFor = (others: ReadonlyMap<string, ReadonlySet<string>>): Writer => ({
  sentence: writeSentence,
  heading(line, section) {
    const { id = '', depth = 2 } = section?.after ?? section?.before ?? {};
    if (depth === 0) return `**Before the first section**\n${writeSentence(line)}`;
    const words = line.change === 'changed' ? marked(line.within, 'after') : plain(line.whole);
    const same = section ? [...others].flatMap(([locale, changed]) => (changed.has(id) ? [] : [locale])) : [];
    return [
      `**${words.replace(/^(?:\\#)+ /, '')}**`,
      ...(section?.moved ? ['(moved)'] : []),
      ...(same.length > 0 ? [`(does not change in ${same.join(' and ')})`] : []),
    ].join(' ');
  },
});

/** Which text is compared with which. */
function describeVersion({ version: { day, state }, before, previous }: Compared): string {
  if (previous) return `A version of ${day}, compared with that of ${previous.day}.`;
  if (!before) return `A new text, of ${day}.`;
  return state === 'inForce' ? `**In force** since ${day}.` : `Of ${day}, ${state}.`;
}

/** All policies as they were, but for files that are new. What is recorded keeps the facts it was recorded with. */
function libraryBefore(
  source: Source,
  changed: readonly string[],
  contentBefore: (path: string) => Uint8Array | undefined,
): Policy[] {
  const files = source.files.flatMap((file) => {
    if (!changed.includes(file.path)) return [file];
    const bytes = contentBefore(file.path);
    return bytes ? [readSource(file.path, bytes, file)] : [];
  });
  return readLibrary({ ...source, files }, { onMistake: () => undefined });
}

/** What is said of changed files that are no texts now. */
function withoutText({ files }: Source, changed: readonly string[], texts: ReadonlySet<string>): [string, string][] {
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
 * Compares every text of a policy with the one that it takes the place of: a text that was there with itself as it was,
 * facts included; a new one with the version before it.
 * @param policies those of `source`
 * @param changed paths of changed files
 * @param contentBefore a file as it was before the change; `undefined` for a new one
 * @returns the differences as Markdown by the path of the file
 */
export function changesOfPolicies(
  source: Source,
  policies: readonly Policy[],
  changed: readonly string[],
  contentBefore: (path: string) => Uint8Array | undefined,
): Map<string, string> {
  const versionsBefore = libraryBefore(source, changed, contentBefore).flatMap(({ versions }) => versions);
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
  return new Map([...differences, ...withoutText(source, changed, readable)]);
}

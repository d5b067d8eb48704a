/** Shows reviewers which words of policies a change of the content changes. */
import { readSource, type Source, type SourceFile } from '../lint/source.ts';
import { previousOf, readLibrary, type Policy, type PolicyVersion, type VersionText } from './library.ts';
import { printDifferences } from './printDifferences.ts';

interface Place {
  readonly policy: Policy;
  readonly version: PolicyVersion;
  readonly text: VersionText;
}

function findText(policies: readonly Policy[], path: string): Place | undefined {
  for (const policy of policies) {
    for (const version of policy.versions) {
      for (const text of version.texts.values()) if (text.path === path) return { policy, version, text };
    }
  }
  return undefined;
}

/** All readable policies, with the earlier content of one file. */
function libraryWith(source: Source, file: SourceFile, bytes: Uint8Array): Policy[] {
  const files = source.files.map((one) => (one === file ? readSource(file.path, bytes, file) : one));
  // Facts are those of today, so that only words are compared.
  return readLibrary({ ...source, files }, { onMistake: () => undefined });
}

/**
 * Compares every changed text with its earlier content, and every new one with the previous version.
 * @param changed paths of changed files
 * @param contentBefore earlier content of a file; `undefined` for a new one
 * @returns differences as text, by path
 */
export function changesOfPolicies(
  source: Source,
  changed: readonly string[],
  contentBefore: (path: string) => Uint8Array | undefined,
): Map<string, string> {
  const texts = source.files.filter(({ path, collection }) => collection === 'policy' && changed.includes(path));
  if (texts.length === 0) return new Map();
  const policies = readLibrary(source, { onMistake: () => undefined });
  return new Map(texts.map((file) => [file.path, describe(file)]));

  function describe(file: SourceFile): string {
    const now = findText(policies, file.path);
    if (!now) return 'This text cannot be compared before its mistakes are corrected.';
    const bytes = contentBefore(file.path);
    const before = bytes ? findText(libraryWith(source, file, bytes), file.path) : undefined;
    if (before) return printDifferences(before.text.text, now.text.text);
    if (bytes) return 'This text cannot be compared: the one before the change could not be read.';
    const previous = previousOf(now.policy, now.version);
    const translation = previous?.texts.get(now.text.locale);
    return previous && translation
      ? `Compared with the version of ${previous.day}:\n\n${printDifferences(translation.text, now.text.text, now.version.details.moved)}`
      : 'A new text.';
  }
}

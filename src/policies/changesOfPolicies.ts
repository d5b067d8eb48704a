/** What a change of the content does to the words of policies, for whoever reviews it. */
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

/** All policies that can be read, with one file as it was. */
function libraryWith(source: Source, file: SourceFile, bytes: Uint8Array): Policy[] {
  const files = source.files.map((one) => (one === file ? readSource(file.path, bytes, file) : one));
  // As it was is as it was recorded; its facts are those of today, so that only its words are compared.
  return readLibrary({ ...source, files }, { onMistake: () => undefined });
}

/**
 * Compares every changed text with the one that it takes the place of: a text that was there with itself as it was, a new
 * one with the version before it.
 * @param changed paths of changed files
 * @param contentBefore a file as it was before the change; `undefined` for a new one
 * @returns the differences as text by the path of the file
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

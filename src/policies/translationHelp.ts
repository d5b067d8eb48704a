/** Prints what a translator needs to update a translation: `npm run content -- changes`. */
import type { SourceFile } from '../lint/source.ts';
import { defaultLocale, translationCodes } from '../site/locales.ts';
import { findPolicy, findVersion, previousOf, type Policy, type PolicyVersion } from './library.ts';
import { printDifferences } from './printDifferences.ts';

/** Line of each section of a translation: `content/…/fr.mdx:42  7 Vos droits`. */
function sectionLines(version: PolicyVersion, files: readonly SourceFile[]): string[] {
  return translationCodes.flatMap((locale) => {
    const text = version.texts.get(locale);
    const file = files.find(({ path }) => path === text?.path);
    if (!text || !file) return [`${version.folder}/${locale}.mdx  not there yet`];
    const headings = file.text.split('\n').flatMap((line, place) => (/^#{2,3} /.test(line) ? [place + 1] : []));
    const sections = text.text.sections.filter(({ depth }) => depth !== 0);
    return sections.map(
      ({ number, heading }, place) => `${text.path}:${String(headings[place] ?? 1)}  ${number} ${heading}`,
    );
  });
}

/**
 * Differences of the English text, and the lines of the sections of each translation.
 * @param day version to compare with its predecessor; by default the last one
 * @throws when there is no such version or no predecessor
 */
export function translationHelp(
  policies: readonly Policy[],
  files: readonly SourceFile[],
  id: string,
  day: string | undefined,
): string {
  const policy = findPolicy(policies, id);
  const version = findVersion(policy, day ?? policy.versions.at(-1)?.day ?? '');
  const previous = previousOf(policy, version);
  const [before, after] = [previous?.texts.get(defaultLocale), version.texts.get(defaultLocale)];
  if (!previous || !before || !after) throw new Error(`${id} of ${version.day} is its first version: nothing changed.`);
  return [
    `${id}: ${previous.day} → ${version.day}`,
    '',
    printDifferences(before.text, after.text, version.details.moved),
    `Lines of the translations${[...previous.texts.keys()].length > 1 ? '' : ' (none yet)'}:`,
    ...sectionLines(version.texts.size > 1 ? version : previous, files),
  ].join('\n');
}

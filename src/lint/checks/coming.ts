/**
 * Whether everything will still hold on the days on which announced texts take effect: that morning's build is made
 * without a person.
 */
import { defaultLocale } from '../../site/locales.ts';
import type { Finding } from '../places.ts';
import { siteDate } from '../../site/siteDate.ts';
import type { SourceFile } from '../source.ts';
import { currentOnly } from '../../site/versions.ts';

/** The days after today on which an English text takes effect, the first one first. */
const comingDays = (files: readonly SourceFile[]): string[] =>
  [
    ...new Set(
      files.flatMap(({ version = '', language }) =>
        language === defaultLocale && version > siteDate() ? [version] : [],
      ),
    ),
  ].sort();

/**
 * The files without those of versions that will have been superseded by then, so that the ones in force are the first. A
 * document without an English text stays whole: that is told elsewhere.
 */
function filesOn(files: readonly SourceFile[], day: string): SourceFile[] {
  const isShown = currentOnly(files, day);
  const inEnglish = new Set(files.flatMap(({ language, document }) => (language === defaultLocale ? [document] : [])));
  return files.filter(
    (file) => file.language === '' || (file.version ?? '') > day || isShown(file) || !inEnglish.has(file.document),
  );
}

/**
 * @param check what finds mistakes between files
 * @param told what was found with the texts that are in force today
 */
export function checkComing(
  files: readonly SourceFile[],
  check: (files: readonly SourceFile[]) => Finding[],
  told: readonly Finding[],
): Finding[] {
  const placeOf = ({ path, line, column }: Finding): string => [path, line, column].join(':');
  const known = new Set(told.map(placeOf));
  return comingDays(files).flatMap((day) =>
    check(filesOn(files, day)).flatMap((finding) => {
      if (known.has(placeOf(finding))) return [];
      known.add(placeOf(finding));
      return [{ ...finding, message: `From ${day} on, when an announced text takes effect: ${finding.message}` }];
    }),
  );
}

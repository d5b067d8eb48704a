/** Checks the content as of each day on which an announced text takes effect: that day's build runs unattended. */
import { defaultLocale } from '../../site/locales.ts';
import type { Finding } from '../places.ts';
import { siteDate } from '../../site/siteDate.ts';
import type { SourceFile } from '../source.ts';
import { currentOnly } from '../../site/versions.ts';

/** Future days on which an English text takes effect, in order. */
const comingDays = (files: readonly SourceFile[]): string[] =>
  [
    ...new Set(
      files.flatMap(({ version = '', language }) =>
        language === defaultLocale && version > siteDate() ? [version] : [],
      ),
    ),
  ].sort();

/** Leaves out versions superseded by a day. Documents without an English text stay: another check reports them. */
function filesOn(files: readonly SourceFile[], day: string): SourceFile[] {
  const isShown = currentOnly(files, day);
  const inEnglish = new Set(files.flatMap(({ language, document }) => (language === defaultLocale ? [document] : [])));
  return files.filter(
    (file) => file.language === '' || (file.version ?? '') > day || isShown(file) || !inEnglish.has(file.document),
  );
}

/** @param today findings for the texts in force today, which are not repeated */
export function checkComing(
  files: readonly SourceFile[],
  check: (files: readonly SourceFile[]) => Finding[],
  today: readonly Finding[],
): Finding[] {
  const placeOf = ({ path, line, column }: Finding): string => [path, line, column].join(':');
  const known = new Set(today.map(placeOf));
  return comingDays(files).flatMap((day) =>
    check(filesOn(files, day)).flatMap((finding) => {
      if (known.has(placeOf(finding))) return [];
      known.add(placeOf(finding));
      return [{ ...finding, message: `From ${day} on, when an announced text takes effect: ${finding.message}` }];
    }),
  );
}

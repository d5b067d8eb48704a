/** Reports the status of translations. */
import { defaultLocale, isLocale, localeCodes, type Locale } from '../site/locales.ts';
import { alignColumns } from './columns.ts';
import { changedAlone, commonChanges, inLanguages, missingQuestions, notCompared, outdatedParts } from './freshness.ts';
import { headingsIn } from './mdx.ts';
import { versionSchema } from '../schemas/policy.ts';
import type { Records } from '../schemas/records.ts';
import { siteDate } from '../site/siteDate.ts';
import { groupByDocument, type Source, type SourceFile } from './source.ts';
import { currentOnly } from '../site/versions.ts';

/** `since`: day of the English version that is not translated yet. `parts`: outdated parts and missing questions. */
export type TranslationStatus =
  | { state: 'current' | 'missing' }
  | { state: 'outdated'; since: string }
  | { state: 'outdated'; parts: readonly string[] };

/**
 * Compares versions only.
 * @param version of the translation; `undefined` for documents without versions
 * @param english version of the English text
 */
export function translationStatus(
  version: string | undefined,
  english: string | undefined,
): { state: 'current' } | { state: 'outdated'; since: string } {
  return version !== undefined && english !== undefined && version < english
    ? { state: 'outdated', since: english }
    : { state: 'current' };
}

/** @param files the document in all languages and versions */
export function documentStatus(files: readonly SourceFile[], locale: Locale, records: Records): TranslationStatus {
  const current = files.filter(currentOnly(files));
  const file = current.find(({ language }) => language === locale);
  if (!file) return { state: 'missing' };
  const english = current.find(({ language }) => language === defaultLocale);
  const byVersion = translationStatus(file.version, english?.version);
  if (byVersion.state === 'outdated') return byVersion;
  const parts = [...missingQuestions(current, locale), ...outdatedParts(current, locale, records)];
  return parts.length > 0 ? { state: 'outdated', parts } : { state: 'current' };
}

export function describeStatus(status: TranslationStatus): string {
  if (status.state !== 'outdated') return status.state;
  return 'since' in status ? `outdated since ${status.since}` : `outdated: ${String(status.parts.length)}`;
}

/** Groups files by document: `policies/privacyPolicy`. */
export const filesByFolder = (files: readonly SourceFile[]): Map<string, SourceFile[]> =>
  Map.groupBy(
    files.filter(({ language }) => language !== ''),
    ({ path, version }) =>
      path.slice('content/'.length, path.lastIndexOf(version === undefined ? '/' : `/${version}/`)),
  );

export function statusTable({ files, records }: Source): string {
  const documents = filesByFolder(files);
  const rows = [
    ['document', ...localeCodes],
    ...[...documents].map(([document, translations]) => [
      document,
      ...localeCodes.map((locale) => describeStatus(documentStatus(translations, locale, records))),
    ]),
  ];
  return alignColumns(rows).join('\n');
}

/** Current and coming versions whose `changes` are not translated. */
function untranslatedChanges(files: readonly SourceFile[]): string[] {
  const isShown = currentOnly(files);
  return files.flatMap(({ collection, document, version = '', data, path }) => {
    const changes = collection === 'version' ? versionSchema.safeParse(data).data?.changes : undefined;
    const isOld = version <= siteDate() && !isShown({ document, version, language: defaultLocale });
    if (changes?.[defaultLocale] === undefined || isOld) return [];
    return files.flatMap(({ language, ...file }) =>
      file.document === document && file.version === version && isLocale(language) && changes[language] === undefined
        ? [`${path}  changes.${language}: not translated yet; readers are shown what changes in English`]
        : [],
    );
  });
}

/** Line and display name of a part. */
function partIn(file: SourceFile, name: string): { readonly line: number; readonly shown: string } {
  const [, section] = /^section (\d+)$/.exec(name) ?? [];
  if (section === undefined) return { line: file.placeOf(name.split('.')).line, shown: name };
  const heading = headingsIn(file.prose)[Number(section) - 1];
  return heading
    ? { line: file.placeAt(heading.offset).line, shown: `“${heading.text}”` }
    : { line: file.placeAt(file.text.length - file.body.trimStart().length).line, shown: 'the first part' };
}

/** Translations with a record but without a file. */
const removedTranslations = ({ files, stray, records: { translations } }: Source): string[] =>
  Object.keys(translations)
    .filter((name) => !name.includes(' ') && !stray.includes(`content/${name}`))
    .filter((name) => !files.some(({ path }) => path === `content/${name}`))
    .map(
      (name) =>
        `content/${name}  removed: readers are shown the English text. Put the file back (git restore content/${name}), or, if it is to go, npm run content -- --fix`,
    );

export function describeOutdated(source: Source): string[] {
  const { files, records } = source;
  const parts = groupByDocument(inLanguages(files)).flatMap((own) =>
    own.flatMap((file) => {
      const { path, language } = file;
      return [
        ...missingQuestions(own, language).map(
          (part) => `${path}  ${part}: not translated yet; readers are shown it in English`,
        ),
        ...outdatedParts(own, language, records).map((part) => {
          const { line, shown } = partIn(file, part);
          return `${path}:${String(line)}  ${shown}: the English text has changed since; translate it again, put the English one back, or, if both are right, npm run content -- accept ${path}`;
        }),
      ];
    }),
  );
  return [
    ...removedTranslations(source),
    ...[...notCompared(files, records)].map(
      (path) =>
        `${path}  never compared with the English text: it is new, or agreements.json or records.json was changed (put it back); compare both texts, then npm run content -- --fix`,
    ),
    ...parts,
    ...untranslatedChanges(files),
  ];
}

/** One line for each change in every language: the only sign of a paragraph lost in all of them. */
export const describeCommonChanges = ({ files, records }: Source): string[] =>
  commonChanges(files, records).flatMap(({ english, changed, gone, fewerSections }) => [
    ...(fewerSections > 0 ? [`${english.path}  ${String(fewerSections)} section(s) fewer`] : []),
    ...gone.map((name) => `${english.path}  ${name}: removed`),
    ...changed.map((name) => {
      const { line, shown } = partIn(english, name);
      return `${english.path}:${String(line)}  ${shown}: new or changed`;
    }),
  ]);

/** One line for each change in a translation only. */
export const describeChangedAlone = ({ files, records }: Source): string[] =>
  changedAlone(files, records).map(({ file, part }) => {
    const { line, shown } = partIn(file, part);
    return `${file.path}:${String(line)}  ${shown}: changed here and not in English; compare sentence by sentence, and if both say the same, npm run content -- accept ${file.path}`;
  });

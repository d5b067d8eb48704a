/** How a translation stands to the English text. */
import { defaultLocale, localeCodes, type Locale } from '../i18n/locales.ts';
import type { SourceFile } from './source.ts';
import { currentOnly } from './versions.ts';

/** `current`, `missing`, or `outdated` with the day of the English text that is not rendered yet. */
export type TranslationStatus = { state: 'current' | 'missing' } | { state: 'outdated'; since: string };

/**
 * Compares a translation with the English text by the versions they belong to.
 * @param version the version that the translation renders; `undefined` where there are none
 * @param english that of the English text
 */
export function translationStatus(version: string | undefined, english: string | undefined): TranslationStatus {
  return version !== undefined && english !== undefined && version < english
    ? { state: 'outdated', since: english }
    : { state: 'current' };
}

/** How a document stands in a language, from its files in all languages and versions. */
export function documentStatus(files: readonly SourceFile[], locale: Locale): TranslationStatus {
  const current = files.filter(currentOnly(files));
  const file = current.find(({ language }) => language === locale);
  if (!file) return { state: 'missing' };
  return translationStatus(file.version, current.find(({ language }) => language === defaultLocale)?.version);
}

function describeStatus(status: TranslationStatus): string {
  return status.state === 'outdated' ? `outdated since ${status.since}` : status.state;
}

/** A table of documents and languages, as text. */
export function statusTable(files: readonly SourceFile[]): string {
  const documents = Map.groupBy(
    files.filter(({ language }) => language !== ''),
    ({ path, version }) =>
      path.slice('content/'.length, path.lastIndexOf(version === undefined ? '/' : `/${version}/`)),
  );
  const rows = [
    ['document', ...localeCodes],
    ...[...documents].map(([document, translations]) => [
      document,
      ...localeCodes.map((locale) => describeStatus(documentStatus(translations, locale))),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

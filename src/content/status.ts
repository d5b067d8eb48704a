/** How a translation stands to the English text. */
import { defaultLocale, localeCodes, type Locale } from '../i18n/locales.ts';
import { alignColumns } from './columns.ts';
import type { SourceFile } from './source.ts';

/** `current`, `missing`, or `outdated` with the date of the English text that is not rendered yet. */
export type TranslationStatus = { state: 'current' | 'missing' } | { state: 'outdated'; since: string };

/**
 * Compares a translation with the English text by the dates they carry.
 * @param translates the English `lastUpdated` that the translation renders (`YYYY-MM-DD`)
 * @param english the English `lastUpdated`
 */
export function translationStatus(translates: string | undefined, english: string): TranslationStatus {
  return translates !== undefined && translates < english
    ? { state: 'outdated', since: english }
    : { state: 'current' };
}

const dateIn = (file: SourceFile | undefined, field: string): string | undefined => {
  const value = (file?.data as Record<string, unknown> | undefined)?.[field];
  return typeof value === 'string' ? value : undefined;
};

/** How a document stands in a language, from its files in all languages. */
export function documentStatus(files: readonly SourceFile[], locale: Locale): TranslationStatus {
  const file = files.find(({ language }) => language === locale);
  if (!file) return { state: 'missing' };
  const english = dateIn(
    files.find(({ language }) => language === defaultLocale),
    'lastUpdated',
  );
  return translationStatus(dateIn(file, 'translates'), english ?? '');
}

/** The state of a translation in words. */
export function describeStatus(status: TranslationStatus): string {
  return status.state === 'outdated' ? `outdated since ${status.since}` : status.state;
}

/** A table of documents and languages, as text. */
export function statusTable(files: readonly SourceFile[]): string {
  const documents = Map.groupBy(
    files.filter(({ language }) => language !== ''),
    ({ path }) => path.slice('content/'.length, path.lastIndexOf('/')),
  );
  const rows = [
    ['document', ...localeCodes],
    ...[...documents].map(([document, translations]) => [
      document,
      ...localeCodes.map((locale) => describeStatus(documentStatus(translations, locale))),
    ]),
  ];
  return alignColumns(rows).join('\n');
}

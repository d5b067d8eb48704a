/** Rules between the English text of a document and its translations: order and dates. */
import { defaultLocale, isLocale } from '../../i18n/locales.ts';
import { groupByDocument } from '../groupByDocument.ts';
import type { Finding } from '../places.ts';
import { valueAt } from '../schemaPath.ts';
import type { SourceFile } from '../source.ts';

/** Fields that belong in the English file only or in translations only, and dates that cannot be. */
export function checkDates(files: readonly SourceFile[]): Finding[] {
  return groupByDocument(files).flatMap(({ collection, files: documentFiles }) => {
    const reference = documentFiles.find(({ language }) => language === defaultLocale);
    return documentFiles.flatMap((file) => {
      const findings: Finding[] = [];
      const isTranslation = isLocale(file.language) && file.language !== defaultLocale;
      if (isTranslation && valueAt(file.data, ['order']) !== undefined) {
        findings.push({
          ...file.placeOf(['order']),
          message:
            '"order" stands in the English file only, so that all languages have the same order. Remove this line.',
        });
      }
      if (collection !== 'policy') return findings;
      const translates = valueAt(file.data, ['translates']);
      if (isTranslation && translates === undefined && file.data !== undefined) {
        findings.push({
          ...file.placeOf([]),
          message:
            'The field "translates" is missing. Write the lastUpdated date of the English text that this file translates.',
        });
      }
      if (!isTranslation && translates !== undefined) {
        findings.push({
          ...file.placeOf(['translates']),
          message: '"translates" belongs in translations only. Remove this line.',
        });
      }
      const english = reference === undefined ? undefined : valueAt(reference.data, ['lastUpdated']);
      if (typeof translates === 'string' && typeof english === 'string' && translates > english) {
        findings.push({
          ...file.placeOf(['translates']),
          message: `"translates" is ${translates}, but the English text is of ${english}. A translation cannot be newer than the text it translates: write the date of that text.`,
        });
      }
      return findings;
    });
  });
}

/** The language the visitor has chosen explicitly. */
import type { Locale } from '../i18n/locales.ts';
import { writeStorage } from './storage.ts';
import * as storageRegistry from './storageRegistry.ts';

/**
 * Remembers an explicit choice: from a link to a language, or from `?lng=` in the address.
 * @returns whether it could be remembered
 */
export function rememberLanguage(locale: Locale): boolean {
  return writeStorage(storageRegistry.language, locale);
}

/** The language the visitor has chosen explicitly. */
import type { Locale } from '../i18n/locales.ts';
import { writeStorage } from './storage.ts';
import { storageRegistry } from './storageRegistry.ts';

/** Remembers an explicit choice: from the language menu, or from `?lng=` in the address. */
export function rememberLanguage(locale: Locale): void {
  writeStorage(storageRegistry.language, locale);
}

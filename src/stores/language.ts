/** The language the visitor has chosen explicitly. */
import type { Locale } from '../i18n/locales.ts';
import { writeStorage } from './storage.ts';
import { storageRegistry } from './storageRegistry.ts';

/** A language tag: letters, then subtags of letters and digits (RFC 5646, well-formed without grandfathered tags). */
const tag = /^([a-z]{2,3})(-[a-z0-9]{1,8})*$/i;

/**
 * The language of a code from the address, a cookie, storage or the browser, by
 * its base: `pt-BR` is `pt`. Anything but a well-formed tag is nothing.
 */
export function parseLanguage(code: string | null | undefined): string | undefined {
  return tag.exec(code ?? '')?.[1]?.toLowerCase();
}

/** Remembers an explicit choice: from the language menu, or from `?lng=` in the address. */
export function rememberLanguage(locale: Locale): void {
  writeStorage(storageRegistry.language, locale);
}

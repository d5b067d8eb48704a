/**
 * Runs inline in the head, before anything is painted: sends the visitor to
 * their language and sets their theme. Must stay small and must never throw.
 */
import { detectLanguage, languageInQuery } from '../i18n/detect.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { parsePath, pathOf } from '../i18n/routes.ts';
import { rememberLanguage } from '../stores/language.ts';
import { readStorage } from '../stores/storage.ts';
import { storageRegistry } from '../stores/storageRegistry.ts';
import { parseTheme } from '../stores/theme.ts';

/** Cookies and session storage, which a browser may forbid. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const { pathname, search, hash } = location;
const shown = parsePath(pathname);
const asked = languageInQuery(search, hash);
const wanted =
  shown.locale === defaultLocale
    ? detectLanguage({
        search,
        hash,
        cookie: attempt(() => document.cookie, ''),
        stored: readStorage(storageRegistry.language),
        session: attempt(() => sessionStorage.getItem(storageRegistry.language), null),
        preferred: [...navigator.languages, navigator.language],
      })
    : asked;
if (asked) rememberLanguage(asked);
if (wanted && wanted !== shown.locale) location.replace(pathOf(shown.id, wanted) + search + hash);

const theme = parseTheme(readStorage(storageRegistry.theme));
if (theme) document.documentElement.dataset['theme'] = theme;

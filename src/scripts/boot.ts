/**
 * Runs inline in the head, before anything is painted: sets the visitor's theme,
 * sends them to their language, answers what may be touched at once and lets the
 * rest wait for the first paint. Must stay small and must never throw.
 */
import { detectLanguage, languageInQuery } from '../i18n/detect.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { pagePath, parsePath } from '../i18n/routes.ts';
import { rememberLanguage } from '../stores/language.ts';
import { readStorage } from '../stores/storage.ts';
import * as storageRegistry from '../stores/storageRegistry.ts';
import { parseTheme } from '../stores/theme.ts';
import { waitForPaint } from './afterPaint.ts';
import { bindDialogs } from './dialogs.ts';
import { bindLanguageLinks } from './languageLinks.ts';
import { bindPopovers } from './popovers.ts';

/** Where cookies are forbidden, reading them throws. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

const theme = parseTheme(readStorage(storageRegistry.theme));
if (theme) document.documentElement.dataset['theme'] = theme;

const { pathname, search, hash } = location;
if (hash) document.documentElement.dataset['hash'] = '';
const shown = parsePath(pathname);
const asked = languageInQuery(search, hash);
const wanted =
  shown.locale === defaultLocale
    ? detectLanguage({
        search,
        hash,
        cookie: readCookies(),
        stored: readStorage(storageRegistry.language),
        session: readStorage(storageRegistry.language, 'sessionStorage'),
        preferred: [...navigator.languages, navigator.language],
      })
    : asked;
bindLanguageLinks(asked && !rememberLanguage(asked) ? asked : undefined);
bindPopovers();
bindDialogs();
waitForPaint();
if (wanted && wanted !== shown.locale) location.replace(pagePath(shown.id, wanted) + search + hash);

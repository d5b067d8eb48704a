/**
 * Every key this website uses in a browser's local storage: the only list of
 * them. The cookies policy shows it to readers.
 */
export const storageRegistry = {
  theme: 'theme-mode',
  language: 'i18nextLng',
  cookieNotice: 'cookie-notice',
} as const;

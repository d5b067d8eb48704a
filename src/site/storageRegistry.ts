/**
 * All keys that the site uses in local storage, by purpose; the cookies policy lists them. Separate constants, so that a
 * script includes only those it uses.
 */
export const theme = 'theme-mode';
export const language = 'i18nextLng';
export const searchKey = 'search-key';
export const cookieNotice = 'cookie-notice';

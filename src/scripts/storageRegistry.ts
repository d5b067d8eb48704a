/**
 * Every key this website uses in a browser's local storage, named by its purpose:
 * the only list of them. The cookies policy shows it to readers. Each is a constant
 * of its own, so that a small script carries only those it uses.
 */
export const theme = 'theme-mode';
export const language = 'i18nextLng';
export const searchKey = 'search-key';
export const cookieNotice = 'cookie-notice';

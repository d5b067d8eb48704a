/** State of the language menu. */
import { atom } from 'nanostores';

export const $languageMenu = atom(false);

export const setLanguageMenu = (open: boolean): void => {
  $languageMenu.set(open);
};

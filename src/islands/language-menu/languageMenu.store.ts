/** The language menu of the bar. */
import { atom } from 'nanostores';

/** Whether the menu is open. */
export const $languageMenu = atom(false);

export const setLanguageMenu = (open: boolean): void => {
  $languageMenu.set(open);
};

/** The navigation drawer of small screens. */
import { atom } from 'nanostores';

/** Whether the drawer is open. */
export const $drawer = atom(false);

export const openDrawer = (): void => {
  $drawer.set(true);
};

export const closeDrawer = (): void => {
  $drawer.set(false);
};

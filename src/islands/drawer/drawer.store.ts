/** State of the navigation drawer. */
import { atom } from 'nanostores';

export const $drawer = atom(false);

export const openDrawer = (): void => {
  $drawer.set(true);
};

export const closeDrawer = (): void => {
  $drawer.set(false);
};

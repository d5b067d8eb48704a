/** State of the cookie notice: open until it is dismissed. */
import { atom } from 'nanostores';
import { readStorage, writeStorage } from '../../scripts/storage.ts';
import * as storageRegistry from '../../site/storageRegistry.ts';

/** Stored value of a dismissed notice; any other value counts as unread. */
const read = 'read';

export const $cookieNotice = atom(false);

/** Opens the notice unless storage says that it was dismissed. */
export function readNotice(): void {
  $cookieNotice.set(readStorage(storageRegistry.cookieNotice) !== read);
}

/** Opens the notice and marks it as unread. */
export function openNotice(): void {
  $cookieNotice.set(true);
  writeStorage(storageRegistry.cookieNotice, '');
}

/** Closes the notice and remembers it. */
export function dismissNotice(): void {
  $cookieNotice.set(false);
  writeStorage(storageRegistry.cookieNotice, read);
}

/** The cookie notice: open until it has been dismissed once. */
import { atom } from 'nanostores';
import { readStorage, writeStorage } from '../../scripts/storage.ts';
import * as storageRegistry from '../../scripts/storageRegistry.ts';

/** Stored entry of a dismissed notice; any other entry counts as unread. */
const read = 'read';

/** Whether the notice is open. */
export const $cookieNotice = atom(false);

/** Opens the notice unless storage says that it was dismissed. */
export function readNotice(): void {
  $cookieNotice.set(readStorage(storageRegistry.cookieNotice) !== read);
}

/** Opens the notice again, as if it had never been read. */
export function openNotice(): void {
  $cookieNotice.set(true);
  writeStorage(storageRegistry.cookieNotice, '');
}

/** Closes the notice and remembers it. */
export function dismissNotice(): void {
  $cookieNotice.set(false);
  writeStorage(storageRegistry.cookieNotice, read);
}

/** The cookie notice: shown until it has been read once. */
import { atom } from 'nanostores';
import { readStorage, writeStorage } from './storage.ts';
import * as storageRegistry from './storageRegistry.ts';

/** What is stored once the notice has been read; any other entry counts as unread. */
const read = 'read';

/** Whether an entry says that the notice has been read. */
export function parseNotice(entry: string | null): boolean {
  return entry === read;
}

/** Whether the notice is open. */
export const $notice = atom(false);

/** Opens the notice on a first visit. */
export function readNotice(): void {
  $notice.set(!parseNotice(readStorage(storageRegistry.cookieNotice)));
}

/** Opens the notice again, as if it had never been read: it stays until it is closed, whatever else is stored meanwhile. */
export function openNotice(): void {
  $notice.set(true);
  writeStorage(storageRegistry.cookieNotice, '');
}

/** Closes the notice and remembers that it was read. */
export function dismissNotice(): void {
  $notice.set(false);
  writeStorage(storageRegistry.cookieNotice, read);
}

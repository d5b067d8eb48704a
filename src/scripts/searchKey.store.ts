/**
 * Whether the key `/` leads to the search. It can be switched off, because whoever
 * speaks to the computer may say it without meaning it (WCAG 2.1.4).
 */
import { readStorage, writeStorage } from '../stores/storage.ts';
import * as storageRegistry from '../stores/storageRegistry.ts';

/** What is stored for a key that was switched off; any other entry leaves it on. */
const off = 'off';

/** Whether the visitor has left the key on. */
export const isSearchKeyOn = (): boolean => readStorage(storageRegistry.searchKey) !== off;

/** Remembers the visitor's choice. */
export function switchSearchKey(on: boolean): void {
  writeStorage(storageRegistry.searchKey, on ? 'on' : off);
}

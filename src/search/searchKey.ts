/** The `/` key opens the search. It can be switched off, because speech input may trigger it (WCAG 2.1.4). */
import { readStorage, writeStorage } from '../scripts/storage.ts';
import * as storageRegistry from '../site/storageRegistry.ts';

/** Elements that use the key themselves or trap the focus. */
const occupied = 'input, textarea, select, [contenteditable], dialog';

export const isSearchKeyOn = (): boolean => readStorage(storageRegistry.searchKey) !== 'off';

export function switchSearchKey(on: boolean): void {
  writeStorage(storageRegistry.searchKey, on ? 'on' : 'off');
}

export function bindSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const isSearchKey = key === '/' && !altKey && !ctrlKey && !metaKey;
    if (!isSearchKey || (target as Element).closest(occupied) || !isSearchKeyOn()) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search-link]')?.click();
  });
}

/** The `/` key leads to the search. It can be switched off, as speech input may produce it by mistake (WCAG 2.1.4). */
import { readStorage, writeStorage } from '../scripts/storage.ts';
import * as storageRegistry from '../site/storageRegistry.ts';

/** Elements that take the key as a character or keep the focus. */
const occupied = 'input, textarea, select, [contenteditable], dialog';

export const isSearchKeyOn = (): boolean => readStorage(storageRegistry.searchKey) !== 'off';

export function switchSearchKey(on: boolean): void {
  writeStorage(storageRegistry.searchKey, on ? 'on' : 'off');
}

export function bindSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const isOwn = key === '/' && !altKey && !ctrlKey && !metaKey;
    if (!isOwn || (target as Element).closest(occupied) || !isSearchKeyOn()) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search-link]')?.click();
  });
}

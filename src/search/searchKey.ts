/** The `/` key opens the search. It can be switched off, because speech input may trigger it (WCAG 2.1.4). */
import { readStorage, writeStorage } from '../scripts/storage.ts';
import * as storageRegistry from '../site/storageRegistry.ts';

/** Elements that use the key themselves or trap the focus. */
const occupied = 'input, textarea, select, [contenteditable], dialog';

export function bindSearchKey(): void {
  const isOn = (): boolean => readStorage(storageRegistry.searchKey) !== 'off';
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const isSearchKey = key === '/' && !altKey && !ctrlKey && !metaKey;
    if (!isSearchKey || (target as Element).closest(occupied) || !isOn()) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search-link]')?.click();
  });
  const box = document.querySelector<HTMLInputElement>('.search-key input');
  if (!box) return;
  box.checked = isOn();
  box.addEventListener('change', () => {
    writeStorage(storageRegistry.searchKey, box.checked ? 'on' : 'off');
  });
}

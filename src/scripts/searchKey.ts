/** The key `/` leads where the search button of the bar leads: to the field of the search page. */

import { isSearchKeyOn } from './searchKey.store.ts';

/** What takes the key as a character, and what keeps the focus inside. */
const occupied = 'input, textarea, select, [contenteditable], dialog';

export function bindSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey || (target as Element).closest(occupied) || !isSearchKeyOn())
      return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search-link]')?.click();
  });
}

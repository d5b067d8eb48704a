/** The key `/` leads to the search field of the page or, where it has none, to the search page. */

/** What takes the key as a character, and what keeps the focus inside. */
const occupied = 'input, textarea, select, [contenteditable], dialog';

export function bindSearchKey(): void {
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey || (target as Element).closest(occupied)) return;
    event.preventDefault();
    const field = document.querySelector<HTMLElement>('search input');
    if (field) field.focus();
    else document.querySelector<HTMLElement>('[data-search-link]')?.click();
  });
}

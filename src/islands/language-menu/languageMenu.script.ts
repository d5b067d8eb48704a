/**
 * The language menu before hydration: the browser opens and closes the popover; this script adds the keyboard of a menu
 * button (ARIA Authoring Practices) and updates the store.
 */
import { hydrated } from '../hydrated.ts';
import { neighbour } from '../neighbour.ts';
import { setLanguageMenu } from './languageMenu.store.ts';

export function bindLanguageMenu(): void {
  const menu = document.querySelector<HTMLElement>('#language-menu');
  const button = document.querySelector<HTMLElement>('[popovertarget=language-menu]');
  if (!menu || !button) return;
  const items = [...menu.querySelectorAll('a')];
  menu.addEventListener('toggle', ({ newState }) => {
    setLanguageMenu(newState === 'open');
    if (newState === 'open') items[0]?.focus();
  });
  menu.addEventListener('keydown', (event) => {
    const next = neighbour(event.key, items, event.target, ['ArrowUp', 'ArrowDown', 'Home', 'End']);
    if (event.key === 'Tab') menu.hidePopover();
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' || hydrated.has('language-menu')) return;
    event.preventDefault();
    menu.showPopover();
  });
}

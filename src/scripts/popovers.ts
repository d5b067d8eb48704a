/**
 * What the browser leaves to the page where a button opens a popover: the button
 * says whether it is open, and the arrow keys walk the links inside (menu button,
 * ARIA Authoring Practices).
 */

import { neighbour } from './neighbour.ts';

export function bindPopovers(): void {
  // The event does not bubble.
  addEventListener(
    'toggle',
    ({ target }) => {
      const list = target as HTMLElement;
      if (!list.popover) return;
      const isOpen = list.matches(':popover-open');
      document.querySelector(`[popovertarget=${list.id}]`)?.setAttribute('aria-expanded', String(isOpen));
      if (isOpen) list.querySelector('a')?.focus();
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    const links = (target as Element).closest('[popover]')?.querySelectorAll('a') ?? [];
    const next = neighbour(key, [...links], target, ['ArrowUp', 'ArrowDown', 'Home', 'End']);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

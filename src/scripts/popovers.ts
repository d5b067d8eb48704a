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
      if (!(target instanceof HTMLElement) || !target.popover) return;
      const isOpen = target.matches(':popover-open');
      document.querySelector(`[popovertarget=${target.id}]`)?.setAttribute('aria-expanded', String(isOpen));
      if (isOpen) target.querySelector('a')?.focus();
    },
    true,
  );
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    const list = target instanceof Element ? target.closest('[popover]') : null;
    const next = neighbour(key, [...(list?.querySelectorAll('a') ?? [])], target, [
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
    ]);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/**
 * What the browser leaves to the page where a button opens a popover: the button
 * says whether it is open, and the arrow keys walk the links inside (menu button,
 * ARIA Authoring Practices).
 */

/** Which link a key leads to from another one. */
function nextLink(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

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
    const links = [...(list?.querySelectorAll('a') ?? [])];
    const now = links.findIndex((link) => link === target);
    const next = now < 0 ? undefined : nextLink(key, now, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  });
}

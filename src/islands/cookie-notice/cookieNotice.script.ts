/** Shows and hides the cookie notice in all tabs, and returns the focus (WCAG 2.4.3). */
import { $cookieNotice, dismissNotice, openNotice, readNotice } from './cookieNotice.store.ts';

export function bindCookieNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  const button = notice.querySelector('button');
  let cameFrom: HTMLElement | null = null;
  $cookieNotice.subscribe((open) => {
    const hadFocus = notice.contains(document.activeElement);
    notice.hidden = !open;
    // An attribute, because `:has()` on the root would be matched on every change of the page.
    document.documentElement.toggleAttribute('data-notice-shown', open);
    if (!open && hadFocus) cameFrom?.focus({ preventScroll: true });
  });
  readNotice();
  button?.addEventListener('click', dismissNotice);
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !notice.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  document.querySelector<HTMLElement>('[data-open-notice]')?.addEventListener('click', ({ currentTarget }) => {
    openNotice();
    // Safari gives clicked buttons no focus.
    cameFrom = currentTarget as HTMLElement;
    button?.focus();
  });
  // A page from the back/forward cache has missed storage events.
  for (const type of ['storage', 'pageshow']) addEventListener(type, readNotice);
}

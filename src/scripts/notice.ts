/**
 * Shows and hides the cookie notice, in all tabs alike, and binds its button and
 * the footer button that opens it again. The focus returns to where it came from
 * (WCAG 2.4.3).
 */
import { $notice, dismissNotice, openNotice, readNotice } from '../stores/notice.ts';

export function bindNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  const button = notice.querySelector('button');
  let cameFrom: HTMLElement | null = null;
  $notice.subscribe((open) => {
    const hadFocus = notice.contains(document.activeElement);
    notice.hidden = !open;
    // Tells the styles, which give it room. A rule with :has() would be tried anew at every change of any page.
    document.documentElement.dataset['noticeShown'] = String(open);
    if (!open && hadFocus) cameFrom?.focus({ preventScroll: true });
  });
  readNotice();
  button?.addEventListener('click', dismissNotice);
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    const other = relatedTarget as HTMLElement | null;
    if (!notice.contains(other)) cameFrom = other;
  });
  document.querySelector<HTMLElement>('[data-open-notice]')?.addEventListener('click', ({ currentTarget }) => {
    openNotice();
    // Some browsers give buttons no focus when they are clicked.
    cameFrom = currentTarget as HTMLElement;
    button?.focus();
  });
  // A page that comes back from the browser's page cache has missed what others stored.
  for (const type of ['storage', 'pageshow']) addEventListener(type, readNotice);
}

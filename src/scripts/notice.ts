/** Shows and hides the cookie notice and binds the footer button that opens it again. */
import { $notice, openNotice, readNotice } from '../stores/notice.ts';

export function bindNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  $notice.subscribe((open) => {
    notice.hidden = !open;
  });
  readNotice();
  document.querySelector('[data-open-notice]')?.addEventListener('click', () => {
    openNotice();
    notice.querySelector('button')?.focus();
  });
}

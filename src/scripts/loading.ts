/** Shows the overlay while a page change within the site takes long, and never when it does not. */
import { $loading, startLoading, stopLoading } from '../stores/loading.ts';

export function bindLoading(): void {
  const overlay = document.querySelector<HTMLElement>('[data-loading]');
  if (!overlay) return;
  $loading.subscribe((loading) => {
    overlay.hidden = !loading;
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const samePage = link?.pathname === location.pathname && link.search === location.search;
    if (!link?.href || event.defaultPrevented || samePage || link.origin !== location.origin) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target) return;
    startLoading();
  });
  // Away, or back from the browser's page cache: the overlay must not stay.
  addEventListener('pagehide', stopLoading);
  addEventListener('pageshow', stopLoading);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stopLoading();
  });
}

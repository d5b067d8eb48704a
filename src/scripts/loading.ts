/** Shows the overlay while a page change within the site takes long, and never when it does not. */
import { $loading, startLoading, stopLoading } from './loading.store.ts';

export function bindLoading(): void {
  const overlay = document.querySelector<HTMLElement>('[data-loading]');
  $loading.subscribe((loading) => {
    if (overlay) overlay.hidden = !loading;
  });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin !== location.origin || link.pathname + link.search === location.pathname + location.search) return;
    // A file is shown or saved without leaving the page.
    if (
      link.type ||
      link.target ||
      event.defaultPrevented ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    startLoading();
  });
  // Stopped by the visitor, or failed. Older browsers do not tell of it.
  if ('navigation' in window) navigation.addEventListener('navigateerror', stopLoading);
  // Away, or back from the browser's page cache: the overlay must not stay. Escape calls the page change off, and
  // whoever presses another key is still at work on this page.
  for (const type of ['pagehide', 'pageshow', 'keydown']) addEventListener(type, stopLoading);
}

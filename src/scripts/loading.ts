/** Shows the loading bar while a page change within the site takes long. */
import { $loading, startLoading, stopLoading } from './loading.store.ts';

export function bindLoading(): void {
  const bar = document.querySelector<HTMLElement>('[data-loading]');
  $loading.subscribe((loading) => {
    if (bar) bar.hidden = !loading;
  });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link?.origin !== location.origin || link.pathname + link.search === location.pathname + location.search) return;
    // Files open or download without leaving the page.
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
  // Stopped by the visitor, or failed. Older browsers do not report it.
  if ('navigation' in window) navigation.addEventListener('navigateerror', stopLoading);
  // The bar must not survive the back/forward cache. Escape cancels the page change; any other key means that the visitor
  // is still using this page.
  for (const type of ['pagehide', 'pageshow', 'keydown']) addEventListener(type, stopLoading);
}

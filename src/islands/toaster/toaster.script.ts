/** Hydrates the toast area on the first toast, and reserves room for toasts at the end of the page. */
import { $hasToasts, $toasts } from './toaster.store.ts';

export function bindToaster(): void {
  const island = document.querySelector('[data-toaster]')?.closest('astro-island');
  $toasts.listen((queue) => {
    if (queue.length > 0) island?.dispatchEvent(new Event('toast'));
  });
  $hasToasts.listen((hasToasts) => {
    document.documentElement.toggleAttribute('data-toasts', hasToasts);
    // Toasts must not cover the pressed control and its neighbours.
    if (hasToasts) document.activeElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  });
}

/** Hydrates the toast area with the first toast, and makes room for toasts at the end of the page. */
import { $hasToasts, $toasts } from './toaster.store.ts';

export function bindToaster(): void {
  const island = document.querySelector('[data-toaster]')?.closest('astro-island');
  $toasts.listen((waiting) => {
    if (waiting.length > 0) island?.dispatchEvent(new Event('toast'));
  });
  $hasToasts.listen((hasToasts) => {
    document.documentElement.toggleAttribute('data-toasts', hasToasts);
    // No toast lies over what was pressed and what is beside it.
    if (hasToasts) document.activeElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  });
}

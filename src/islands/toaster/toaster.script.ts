/** Makes the toast area hydrate with the first toast, and the page make room for toasts. */
import { $toasts } from './toaster.store.ts';

export function bindToaster(): void {
  const island = document.querySelector('[data-toaster]')?.closest('astro-island');
  $toasts.listen((waiting) => {
    if (waiting.length > 0) island?.dispatchEvent(new Event('toast'));
  });
}

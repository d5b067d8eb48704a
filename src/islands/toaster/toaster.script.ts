/** Hydrates the toast area on the first toast, and reserves room for toasts at the end of the page. */
import { $hasToasts, $toasts } from './toaster.store.ts';

export function bindToaster(): void {
  const island = document.querySelector('[data-toaster]')?.closest('astro-island');
  $toasts.listen((queue) => {
    if (queue.length > 0) island?.dispatchEvent(new Event('toast'));
  });
  $hasToasts.listen((hasToasts) => {
    document.documentElement.toggleAttribute('data-toasts', hasToasts);
    if (!hasToasts) return;
    // Toasts must cover neither the end of the form nor the next section. React renders the confirmation later.
    const end = document.activeElement?.closest('form')?.lastElementChild;
    requestAnimationFrame(() => end?.scrollIntoView({ block: 'end' }));
  });
}

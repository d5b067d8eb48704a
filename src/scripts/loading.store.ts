/** State of the loading bar. */
import { atom } from 'nanostores';

export const $loading = atom(false);

/** Milliseconds before the bar shows; faster page changes show none. */
const delay = 300;

/** Milliseconds after which the bar hides in any case: not every browser reports that the visitor stopped loading. */
const longest = 20_000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function startLoading(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    $loading.set(true);
    timer = setTimeout(stopLoading, longest);
  }, delay);
}

export function stopLoading(): void {
  clearTimeout(timer);
  $loading.set(false);
}

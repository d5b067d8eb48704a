/** Whether a page change within the site takes long enough to be shown. */
import { atom } from 'nanostores';

export const $loading = atom(false);

/** A page change that is faster than this is not worth a sign, in milliseconds. */
const delay = 300;

/** Not every browser tells that the visitor has stopped it; nothing is said to load for longer than this, in milliseconds. */
const longest = 20_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A page change has begun. */
export function startLoading(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    $loading.set(true);
    timer = setTimeout(stopLoading, longest);
  }, delay);
}

/** The page change has ended, was cancelled, or the page came back. */
export function stopLoading(): void {
  clearTimeout(timer);
  $loading.set(false);
}

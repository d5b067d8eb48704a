/** Whether a page change within the site takes long enough to be shown. */
import { atom } from 'nanostores';

export const $loading = atom(false);

/** A page change that is faster than this is not worth a sign, in milliseconds. */
const delay = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A page change has begun. */
export function startLoading(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    $loading.set(true);
  }, delay);
}

/** The page change has ended, was cancelled, or the page came back. */
export function stopLoading(): void {
  clearTimeout(timer);
  $loading.set(false);
}

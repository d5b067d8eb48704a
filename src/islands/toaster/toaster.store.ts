/** Queue of the toast area, which loads on the first toast. */
import { atom, computed } from 'nanostores';

export interface Toast {
  readonly kind: 'success' | 'info';
  readonly text: string;
  /** A second, less prominent line. */
  readonly note?: string;
}

/** Toasts that the toast area has not taken yet. */
export const $toasts = atom<readonly Toast[]>([]);

/** Number of toasts that the toast area shows. */
export const $shownCount = atom(0);

/** The page reserves room while true. */
export const $hasToasts = computed([$toasts, $shownCount], (queue, shownCount) => queue.length + shownCount > 0);

export function addToast(toast: Toast): void {
  $toasts.set([...$toasts.get(), toast]);
}

/** Returns all waiting toasts and empties the queue. */
export function takeToasts(): readonly Toast[] {
  const queue = $toasts.get();
  $shownCount.set($shownCount.get() + queue.length);
  if (queue.length > 0) $toasts.set([]);
  return queue;
}

/** Call when a toast closes. */
export function endToast(): void {
  $shownCount.set($shownCount.get() - 1);
}

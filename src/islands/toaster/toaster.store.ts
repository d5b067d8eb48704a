/** Queue of the toast area, which loads on the first toast. */
import { atom, computed } from 'nanostores';

export interface Toast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** Toasts that the toast area has not taken yet. */
export const $toasts = atom<readonly Toast[]>([]);

/** Number of toasts that the toast area shows. */
export const $shown = atom(0);

/** The page reserves room while true. */
export const $hasToasts = computed([$toasts, $shown], (waiting, shown) => waiting.length + shown > 0);

export function addToast(toast: Toast): void {
  $toasts.set([...$toasts.get(), toast]);
}

/** Returns all waiting toasts and empties the queue. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get();
  $shown.set($shown.get() + waiting.length);
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
}

/** Call when a toast closes. */
export function endToast(): void {
  $shown.set($shown.get() - 1);
}

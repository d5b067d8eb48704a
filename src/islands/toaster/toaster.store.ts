/** Messages for the toast area, which loads with the first of them. */
import { atom, computed } from 'nanostores';

export interface Toast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** Messages that wait for the toast area. */
export const $toasts = atom<readonly Toast[]>([]);

/** How many messages the toast area shows. */
const $shown = atom(0);

/** Whether the page has to keep room for toasts. */
export const $hasToasts = computed([$toasts, $shown], (waiting, shown) => waiting.length + shown > 0);

export function addToast(toast: Toast): void {
  $toasts.set([...$toasts.get(), toast]);
}

/** Hands all waiting messages over and empties the queue. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get();
  $shown.set($shown.get() + waiting.length);
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
}

/** A message has gone. */
export function endToast(): void {
  $shown.set($shown.get() - 1);
}

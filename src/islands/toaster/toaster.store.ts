/** Messages waiting for the toast area, which loads with the first of them. */
import { atom } from 'nanostores';

export interface Toast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

export const $toasts = atom<readonly Toast[]>([]);

export function addToast(toast: Toast): void {
  $toasts.set([...$toasts.get(), toast]);
}

/** Hands all waiting messages over and empties the queue. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get();
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
}

import { expect, it } from 'vitest';
import { $hasToasts, addToast, endToast, takeToasts } from './toaster.store.ts';

it('keeps toasts until the toast area takes them, once', () => {
  addToast({ kind: 'success', text: 'One' });
  addToast({ kind: 'error', text: 'Two' });
  expect(takeToasts().map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(takeToasts()).toEqual([]);
});

it('asks for room until the last toast has gone', () => {
  addToast({ kind: 'success', text: 'One' });
  expect($hasToasts.get()).toBe(true);
  takeToasts();
  expect($hasToasts.get()).toBe(true);
  // Those of the test above.
  for (let ended = 0; ended < 3; ended += 1) endToast();
  expect($hasToasts.get()).toBe(false);
});

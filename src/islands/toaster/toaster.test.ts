import { beforeEach, expect, it } from 'vitest';
import { $hasToasts, $shownCount, $toasts, addToast, endToast, takeToasts } from './toaster.store.ts';

beforeEach(() => {
  $toasts.set([]);
  $shownCount.set(0);
});

it('queues toasts until the toast area takes them', () => {
  addToast({ kind: 'success', text: 'One' });
  addToast({ kind: 'info', text: 'Two' });
  expect(takeToasts().map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(takeToasts()).toEqual([]);
});

it('reserves room until the last toast has closed', () => {
  addToast({ kind: 'success', text: 'One' });
  expect($hasToasts.get()).toBe(true);
  takeToasts();
  expect($hasToasts.get()).toBe(true);
  endToast();
  expect($hasToasts.get()).toBe(false);
});

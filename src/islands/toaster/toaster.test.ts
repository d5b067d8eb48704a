import { expect, it } from 'vitest';
import { addToast, takeToasts } from './toaster.store.ts';

it('keeps toasts until the toast area takes them, once', () => {
  addToast({ kind: 'success', text: 'One' });
  addToast({ kind: 'error', text: 'Two' });
  expect(takeToasts().map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(takeToasts()).toEqual([]);
});

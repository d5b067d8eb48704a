import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $loading, startLoading, stopLoading } from './loading.ts';
import { parseNotice } from './notice.ts';
import { parseTheme } from './theme.ts';
import { addToast, takeToasts } from './toasts.ts';

describe('a stored entry', () => {
  it('is a theme only in the exact shape the site writes', () => {
    expect(parseTheme('{"state":{"mode":"dark"},"version":0}')).toBe('dark');
    expect(parseTheme('{"state":{"mode":"light"},"version":0}')).toBe('light');
    for (const entry of [
      null,
      '',
      'dark',
      '{"state":{"mode":"dark"},"version":1}',
      '{"state":null,"version":0}',
      '[]',
      'null',
    ]) {
      expect(parseTheme(entry)).toBeUndefined();
    }
  });

  it('that is anything else is ignored, whatever it is, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (entry) => {
        expect(parseTheme(entry)).toBeUndefined();
        expect(parseNotice(entry)).toBe(entry === 'read');
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a page change', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown after 300 ms and never once it has ended', () => {
    startLoading();
    vi.advanceTimersByTime(299);
    expect($loading.get()).toBe(false);
    vi.advanceTimersByTime(1);
    expect($loading.get()).toBe(true);
    stopLoading();
    startLoading();
    stopLoading();
    vi.advanceTimersByTime(1000);
    expect($loading.get()).toBe(false);
  });
});

describe('a toast', () => {
  it('waits until the toast area takes it, once', () => {
    addToast({ kind: 'success', text: 'One' });
    addToast({ kind: 'error', text: 'Two' });
    expect(takeToasts().map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(takeToasts()).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $loading, startLoading, stopLoading } from './loading.store.ts';

describe('the loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows after 300 ms, and never after the page change ends', () => {
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

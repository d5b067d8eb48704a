import { afterEach, describe, expect, it, vi } from 'vitest';
import { $cookieNotice, dismissNotice, openNotice, readNotice } from './cookieNotice.store.ts';

/** A storage with one entry, or one that throws. */
function stubStorage(entry: string | null, isBroken = false): void {
  let kept = entry;
  const use = <Value>(value: Value): Value => {
    if (isBroken) throw new DOMException('', 'SecurityError');
    return value;
  };
  vi.stubGlobal('localStorage', {
    getItem: () => use(kept),
    setItem: (_key: string, value: string) => {
      kept = use(value);
    },
  });
}

describe('cookie notice', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([null, '', 'unread', '{}'])('is open for the entry %j', (entry) => {
    stubStorage(entry);
    readNotice();
    expect($cookieNotice.get()).toBe(true);
  });

  it('stays closed once it was dismissed', () => {
    stubStorage(null);
    dismissNotice();
    readNotice();
    expect($cookieNotice.get()).toBe(false);
  });

  it('stays open once it was opened again', () => {
    stubStorage('read');
    openNotice();
    readNotice();
    expect($cookieNotice.get()).toBe(true);
  });

  it('closes without storage', () => {
    stubStorage(null, true);
    readNotice();
    dismissNotice();
    expect($cookieNotice.get()).toBe(false);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { $cookieNotice, dismissNotice, openNotice, readNotice } from './cookieNotice.store.ts';

function stubStorage(entry: string | null, isBroken = false): void {
  let stored = entry;
  const use = <Value>(value: Value): Value => {
    if (isBroken) throw new DOMException('', 'SecurityError');
    return value;
  };
  vi.stubGlobal('localStorage', {
    getItem: () => use(stored),
    setItem: (_key: string, value: string) => {
      stored = use(value);
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

  it('stays closed after it is dismissed', () => {
    stubStorage(null);
    dismissNotice();
    readNotice();
    expect($cookieNotice.get()).toBe(false);
  });

  it('stays open after it is reopened', () => {
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

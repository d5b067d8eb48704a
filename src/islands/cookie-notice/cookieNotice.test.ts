import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../tests/stubStorage.ts';
import { $cookieNotice, dismissNotice, openNotice, readNotice } from './cookieNotice.store.ts';

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
    stubStorage(null, 'getItem', 'setItem');
    readNotice();
    dismissNotice();
    expect($cookieNotice.get()).toBe(false);
  });
});

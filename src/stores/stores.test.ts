import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $loading, startLoading, stopLoading } from './loading.ts';
import { parseNotice } from './notice.ts';
import { $theme, parseTheme, readTheme, toggleTheme } from './theme.ts';
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

describe('a chosen theme', () => {
  /** A storage that keeps one entry, or throws on every second use of it. */
  function stubStorage(entry: string | null, broken: boolean): { entry: string | null } {
    const kept = { entry };
    let uses = 0;
    const use = (): void => {
      uses += 1;
      if (broken && uses % 2 === 0) throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      getItem: () => {
        use();
        return kept.entry;
      },
      setItem: (_key: string, value: string) => {
        use();
        kept.entry = value;
      },
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    return kept;
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is the other one than the one shown, whatever stood in storage, and is what is stored if anything can be', () => {
    const entries = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('light', 'dark').map((mode) => `{"state":{"mode":"${mode}"},"version":0}`),
    );
    fc.assert(
      fc.property(entries, fc.boolean(), (entry, broken) => {
        const kept = stubStorage(entry, broken);
        readTheme();
        const before = $theme.get();
        expect(before).toBe(parseTheme(entry));
        toggleTheme();
        expect($theme.get()).toBe(before === 'dark' ? 'light' : 'dark');
        expect(kept.entry).toBe(broken ? entry : `{"state":{"mode":"${$theme.get()}"},"version":0}`);
      }),
      { numRuns: 5000 },
    );
  });

  it('is not read from an entry in which one character has changed', () => {
    const valid = '{"state":{"mode":"dark"},"version":0}';
    fc.assert(
      fc.property(fc.nat(valid.length), fc.nat(1), fc.string({ maxLength: 2 }), (place, removed, added) => {
        const entry = valid.slice(0, place) + added + valid.slice(place + removed);
        expect(parseTheme(entry)).toBe(entry === valid ? 'dark' : undefined);
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

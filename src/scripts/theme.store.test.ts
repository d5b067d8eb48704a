import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $theme, parseTheme, readTheme, toggleTheme } from './theme.store.ts';

describe('a stored entry', () => {
  it('is a theme only in the exact shape the site writes', () => {
    const dark = '{"state":{"mode":"dark"},"version":0}';
    expect(parseTheme(dark)).toBe('dark');
    expect(parseTheme(dark.replace('dark', 'light'))).toBe('light');
    for (const entry of [
      null,
      '',
      'dark',
      `x${dark}`,
      `${dark}x`,
      dark.replace('0', '1'),
      '{"state":null,"version":0}',
    ]) {
      expect(parseTheme(entry)).toBeUndefined();
    }
  });

  it('of any other kind is ignored and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (entry) => {
        expect(parseTheme(entry)).toBeUndefined();
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
});

import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../tests/stubStorage.ts';
import { $theme, parseTheme, readTheme, toggleTheme } from './theme.store.ts';

describe('a stored theme', () => {
  it('is valid only in the exact format that the site writes', () => {
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
});

describe('the theme toggle', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('switches to the other theme and stores it if possible', () => {
    const entries = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('light', 'dark').map((mode) => `{"state":{"mode":"${mode}"},"version":0}`),
    );
    fc.assert(
      fc.property(entries, fc.boolean(), (entry, broken) => {
        const stored = broken ? stubStorage(entry, 'setItem') : stubStorage(entry);
        vi.stubGlobal('matchMedia', () => ({ matches: false }));
        readTheme();
        const before = $theme.get();
        expect(before).toBe(parseTheme(entry));
        toggleTheme();
        expect($theme.get()).toBe(before === 'dark' ? 'light' : 'dark');
        expect(stored.entry).toBe(broken ? entry : `{"state":{"mode":"${$theme.get()}"},"version":0}`);
      }),
      { numRuns: 5000 },
    );
  });
});

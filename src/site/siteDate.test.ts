import { describe, expect, it, vi } from 'vitest';
import { siteDate } from './siteDate.ts';

describe('SITE_DATE', () => {
  it('defaults to today', () => {
    vi.useFakeTimers({ now: new Date('2026-02-28T23:59:59Z') });
    expect(siteDate('')).toBe('2026-02-28');
    expect(siteDate('2026-03-01')).toBe('2026-03-01');
    vi.useRealTimers();
  });

  it.each(['2026-3-1', '2026-02-30', '1 March 2026', '2026-03-01T00:00'])('rejects %s', (value) => {
    expect(() => siteDate(value)).toThrow('Write a day as year-month-day');
  });
});

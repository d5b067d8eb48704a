import { describe, expect, it } from 'vitest';
import { formatDate, formatList, formatMoney, formatNumber } from './format.ts';

describe('numbers and dates', () => {
  it('follow the language', () => {
    expect(formatNumber(8743943, 'en')).toBe('8,743,943');
    expect(formatNumber(8743943, 'fr')).toBe('8\u202f743\u202f943');
    expect(formatNumber(1250, 'pt')).toBe('1250');
    expect(formatMoney(500, 'USD', 'en')).toBe('$500');
    expect(formatMoney(500, 'USD', 'fr')).toBe('500\u00a0$');
    expect(formatMoney(1000, 'EUR', 'pt')).toBe('1000\u00a0€');
    expect(formatList(['EUR', 'USDC'], 'pt')).toBe('EUR e USDC');
  });

  it('use an ordinal in French for the first of a month only', () => {
    expect(formatDate('2025-01-01', 'fr')).toBe('1er janvier 2025');
    expect(formatDate('2025-01-11', 'fr')).toBe('11 janvier 2025');
    expect(formatDate('2025-01-01', 'en')).toBe('1 January 2025');
    expect(formatDate('2025-01-01', 'pt')).toBe('1 de janeiro de 2025');
  });
});

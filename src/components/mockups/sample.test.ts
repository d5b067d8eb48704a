import { expect, it } from 'vitest';
import { history, sample, writeAmount } from './sample.ts';

it('totals the two balances at the example rate', () => {
  expect(sample.total[0]).toBeCloseTo(sample.euro[0] + sample.usdc[0] * sample.rate[0], 2);
});

it('lists the conversion in the history', () => {
  expect(history.find(({ kind }) => kind === 'conversion')?.amount).toEqual(sample.received);
});

it('formats amounts for the language, with a true minus sign', () => {
  expect(writeAmount([1250, 'EUR'], 'en')).toBe('€1,250.00');
  expect(writeAmount([1250, 'EUR'], 'pt')).toBe('1250,00\u00A0€');
  expect(writeAmount([840.25, 'USDC'], 'fr')).toBe('840,25\u00A0USDC');
  expect(writeAmount([-60, 'EUR'], 'en', true)).toBe('−€60.00');
  expect(writeAmount([200, 'EUR'], 'en', true)).toBe('+€200.00');
});

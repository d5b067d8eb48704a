import { describe, expect, it } from 'vitest';
import { interpolate, interpolateAll, referencesIn } from './facts.ts';

describe('facts in texts', () => {
  it('replace their names at any depth', () => {
    expect(interpolate('{age} or over, {age}!', { age: '18' })).toBe('18 or over, 18!');
    expect(interpolateAll({ list: ['{a}', { deep: '{a}' }], number: 3 }, { a: 'x' })).toEqual({
      list: ['x', { deep: 'x' }],
      number: 3,
    });
  });

  it('keep names without a value', () => {
    expect(interpolate('© {year} {brand}', { brand: 'B' })).toBe('© {year} B');
    expect(referencesIn('© {year} {brand}')).toEqual(['year', 'brand']);
  });
});

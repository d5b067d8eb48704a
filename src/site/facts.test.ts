import { describe, expect, it } from 'vitest';
import { interpolate, interpolateAll, referencesIn } from './facts.ts';

describe('a fact in a text', () => {
  it('replaces its name at any depth', () => {
    expect(interpolate('{age} or over, {age}!', { age: '18' })).toBe('18 or over, 18!');
    expect(interpolateAll({ list: ['{a}', { deep: '{a}' }], number: 3 }, { a: 'x' })).toEqual({
      list: ['x', { deep: 'x' }],
      number: 3,
    });
  });

  it('stays a name without a value', () => {
    expect(interpolate('© {year} {brand}', { brand: 'B' })).toBe('© {year} B');
    expect(referencesIn('© {year} {brand}')).toEqual(['year', 'brand']);
  });
});

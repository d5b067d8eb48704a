import { describe, expect, it } from 'vitest';
import { align } from './align.ts';

/** Aligns lines of words. */
function aligned(before: readonly string[], after: readonly string[]): string[] {
  const pairs = align(before, after, (line) => ({ key: line, kind: 'line', words: () => line.split(' ') }));
  return pairs.map((pair) => {
    if (pair.change === 'added') return `+ ${pair.after}${pair.moved ? ' (moved)' : ''}`;
    if (pair.change === 'removed') return `- ${pair.before}${pair.moved ? ' (moved)' : ''}`;
    return pair.change === 'same' ? `= ${pair.after}` : `${pair.before} > ${pair.after}`;
  });
}

describe('align', () => {
  it('pairs equal parts after an insertion', () => {
    expect(aligned(['pay the fee', 'close it'], ['new words', 'pay the fee', 'close it'])).toEqual([
      '+ new words',
      '= pay the fee',
      '= close it',
    ]);
  });

  it('pairs similar parts', () => {
    expect(aligned(['pay the fee today', 'old'], ['first of all', 'pay every fee today'])).toEqual([
      '+ first of all',
      'pay the fee today > pay every fee today',
      '- old',
    ]);
  });

  it('does not pair parts with little in common', () => {
    expect(aligned(['we hold the money until then'], ['the receipt is in the app'])).toEqual([
      '- we hold the money until then',
      '+ the receipt is in the app',
    ]);
  });

  it('pairs the most similar parts, even if others stay unmatched', () => {
    expect(
      aligned(['aaaa bbbb cccc dddd', 'cccc dddd yyyy zzzz'], ['aaaa bbbb pppp qqqq', 'aaaa bbbb cccc dddd e']),
    ).toEqual(['+ aaaa bbbb pppp qqqq', 'aaaa bbbb cccc dddd > aaaa bbbb cccc dddd e', '- cccc dddd yyyy zzzz']);
  });

  it('reports parts as moved if only their order changed', () => {
    expect(aligned(['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'd'])).toEqual([
      '- a (moved)',
      '= b',
      '= c',
      '+ a (moved)',
      '= d',
    ]);
  });
});

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

describe('the parts of two texts', () => {
  it('correspond after an insertion before them', () => {
    expect(aligned(['pay the fee', 'close it'], ['new words', 'pay the fee', 'close it'])).toEqual([
      '+ new words',
      '= pay the fee',
      '= close it',
    ]);
  });

  it('correspond if they are similar', () => {
    expect(aligned(['pay the fee today', 'old'], ['first of all', 'pay every fee today'])).toEqual([
      '+ first of all',
      'pay the fee today > pay every fee today',
      '- old',
    ]);
  });

  it('do not correspond if they have little in common', () => {
    expect(aligned(['we hold the money until then'], ['the receipt is in the app'])).toEqual([
      '- we hold the money until then',
      '+ the receipt is in the app',
    ]);
  });

  it('correspond to the most similar part, even if others stay unmatched', () => {
    expect(
      aligned(['aaaa bbbb cccc dddd', 'cccc dddd yyyy zzzz'], ['aaaa bbbb pppp qqqq', 'aaaa bbbb cccc dddd e']),
    ).toEqual(['+ aaaa bbbb pppp qqqq', 'aaaa bbbb cccc dddd > aaaa bbbb cccc dddd e', '- cccc dddd yyyy zzzz']);
  });

  it('count as moved if only their order changed', () => {
    expect(aligned(['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'd'])).toEqual([
      '- a (moved)',
      '= b',
      '= c',
      '+ a (moved)',
      '= d',
    ]);
  });
});

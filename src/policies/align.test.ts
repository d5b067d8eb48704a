import { describe, expect, it } from 'vitest';
import { align } from './align.ts';

/** Aligns lines of words. */
function aligned(before: readonly string[], after: readonly string[]): string[] {
  const pairs = align(before, after, (line) => ({ key: line, kind: 'line', words: () => line.split(' ') }));
  return pairs.map((pair) => {
    if (pair.change === 'added') return `+ ${pair.after}`;
    if (pair.change === 'removed') return `- ${pair.before}`;
    return pair.change === 'same' ? `= ${pair.after}` : `${pair.before} > ${pair.after}`;
  });
}

describe('align', () => {
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
});

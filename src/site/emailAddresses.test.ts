import { describe, expect, it } from 'vitest';
import { splitAddresses } from './emailAddresses.ts';

describe('splitAddresses', () => {
  it('marks each address, without punctuation', () => {
    expect(splitAddresses('Write to help@brand.example. Or (data-rights+eu@mail.brand.co.ao), at once.')).toEqual([
      { text: 'Write to ', isMatch: false },
      { text: 'help@brand.example', isMatch: true },
      { text: '. Or (', isMatch: false },
      { text: 'data-rights+eu@mail.brand.co.ao', isMatch: true },
      { text: '), at once.', isMatch: false },
    ]);
  });

  it('returns a text without addresses unchanged, even with an @ in it', () => {
    const text = '5 tokens @ 2 euros, by @name';
    expect(splitAddresses(text)).toEqual([{ text, isMatch: false }]);
  });
});

import { describe, expect, it } from 'vitest';
import { splitAddresses } from './emailAddresses.ts';

describe('splitAddresses', () => {
  it('returns each address as every second part, without punctuation', () => {
    expect(splitAddresses('Write to help@brand.example. Or (data-rights+eu@mail.brand.co.ao), at once.')).toEqual([
      'Write to ',
      'help@brand.example',
      '. Or (',
      'data-rights+eu@mail.brand.co.ao',
      '), at once.',
    ]);
  });

  it('returns a text without addresses unchanged, even with an @ in it', () => {
    expect(splitAddresses('5 tokens @ 2 euros, by @name')).toEqual(['5 tokens @ 2 euros, by @name']);
  });
});

import { describe, expect, it } from 'vitest';
import { splitAddresses } from './emailAddresses.ts';

describe('e-mail addresses in a text', () => {
  it('are every second part, without the punctuation about them', () => {
    expect(splitAddresses('Write to help@brand.example. Or (data-rights+eu@mail.brand.co.ao), at once.')).toEqual([
      'Write to ',
      'help@brand.example',
      '. Or (',
      'data-rights+eu@mail.brand.co.ao',
      '), at once.',
    ]);
  });

  it('leave a text without any as it was, also one with an @ in it', () => {
    expect(splitAddresses('5 tokens @ 2 euros, by @name')).toEqual(['5 tokens @ 2 euros, by @name']);
  });
});

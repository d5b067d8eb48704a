import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figures } from '../../tests/policies/arbitraryText.ts';
import { joinPieces, plainText } from './inline.ts';
import type { Inline } from './text.ts';
import { compareInline, type Run } from './words.ts';

/** Words in which `~` is a no-break space. */
const plain = (text: string): Inline => [{ text: text.replaceAll('~', '\u00A0') }];

/** Runs in one line: `[-old-]{+new+}`, and `{old>new}` for words in another form. */
function line(runs: readonly Run[]): string {
  const signs = { same: ['', ''], deleted: ['[-', '-]'], inserted: ['{+', '+}'] } as const;
  return runs
    .map((run) => {
      if (run.change === 'form') return `{${plainText(run.before)}>${plainText(run.after)}}`;
      return signs[run.change].join(plainText(run.text));
    })
    .join('')
    .replaceAll('\u00A0', '~');
}

describe('compareInline', () => {
  it.each([
    ['We keep it for 5 years.', 'We keep it for 7 years.', 'We keep it for [-5-]{+7+} years.'],
    ['users must be 18.', 'All users must be 18.', '{+All +}users must be 18.'],
    ['Send it (by post) today.', 'Send it today.', 'Send it [-(by post) -]today.'],
    ['the user’s e-mail', 'the users’ e-mails', 'the [-user’s e-mail-]{+users’ e-mails+}'],
  ])('shows whole words: “%s” becomes “%s”', (before, after, expected) => {
    expect(line(compareInline(plain(before), plain(after)))).toBe(expected);
  });

  it.each([
    ['of US$~500, or', 'of €500, or', 'of [-US$~500-]{+€500+}, or'],
    ['below −3~°C', 'below 3~°C', 'below [-−3~°C-]{+3~°C+}'],
    ['article~5~: la suite', 'article~15~: la suite', '[-article~5-]{+article~15+}~: la suite'],
    ['write to a.b@c.example.', 'write to a.d@c.example.', 'write to [-a.b@c.example-]{+a.d@c.example+}.'],
  ])('shows whole figures: “%s” becomes “%s”', (before, after, expected) => {
    expect(line(compareInline(plain(before), plain(after)))).toBe(expected);
  });

  it.each([
    ['a sentence', 'We ask. You pay.', 'We ask. You answer. You pay.', 'We ask. {+You answer. +}You pay.'],
    ['one of several', 'cards, banks and wallets', 'cards and wallets', 'cards[-, banks-] and wallets'],
    [
      'a phrase',
      'the law of the land',
      'our rules of this place',
      '[-the law of the land-]{+our rules of this place+}',
    ],
    [
      'no figure',
      'new rules 5 old ways',
      'fresh laws 5 other means',
      '[-new rules-]{+fresh laws+} 5 [-old ways-]{+other means+}',
    ],
    [
      'no end of a sentence',
      'We pay now. Ask us.',
      'We pay later. Call me.',
      'We pay [-now-]{+later+}. [-Ask us-]{+Call me+}.',
    ],
    [
      'two insertions',
      'the right to object',
      'the right now to freely object',
      'the right {+now +}to {+freely +}object',
    ],
  ])('joins or separates changes to be readable: %s', (_, before, after, expected) => {
    expect(line(compareInline(plain(before), plain(after)))).toBe(expected);
  });

  it('distinguishes words in another form from changed words', () => {
    const rest = ' and pay 5 % within 3 days.';
    const before: Inline = [{ text: 'See the ' }, { text: 'terms of use', href: '/old' }, ...plain(rest)];
    const after: Inline = [
      { text: 'See ' },
      { text: 'the', strong: true },
      { text: ' ' },
      { text: 'terms of use', href: '/new' },
      ...plain(rest.replace('5 %', '5~%').replace('3 days', '3~days')),
    ];
    expect(compareInline(before, after)).toEqual([
      { change: 'same', text: [{ text: 'See ' }] },
      {
        change: 'form',
        before: [{ text: 'the ' }, { text: 'terms of use', href: '/old' }],
        after: [{ text: 'the', strong: true }, { text: ' ' }, { text: 'terms of use', href: '/new' }],
      },
      { change: 'same', text: [{ text: ' and pay ' }] },
      { change: 'form', before: plain('5 %'), after: plain('5~%') },
      { change: 'same', text: [{ text: ' within ' }] },
      { change: 'form', before: plain('3 days'), after: plain('3~days') },
      { change: 'same', text: [{ text: '.' }] },
    ]);
  });

  it('never splits a figure', () => {
    const parts = fc.array(fc.constantFrom('the', 'fee', ',', '–', 'of', '(', ...figures), { maxLength: 12 });
    const strong = fc.tuple(fc.nat(12), fc.nat(12));
    /** Words with spaces between them, some of them bold. */
    const textOf = (words: readonly string[], [from, to]: readonly [number, number]): Inline =>
      joinPieces(
        words.map((word, at) => ({ text: `${word} `, ...(at >= from && at < to && { strong: true as const }) })),
      );
    fc.assert(
      fc.property(parts, parts, strong, strong, (before, after, bold, otherBold) => {
        const runs = compareInline(textOf(before, bold), textOf(after, otherBold));
        for (const [side, words] of [
          ['before', before],
          ['after', after],
        ] as const) {
          const lengths = runs.flatMap((run) => {
            if (run.change === 'form') return [plainText(run[side]).length];
            return run.change === (side === 'before' ? 'inserted' : 'deleted') ? [] : [plainText(run.text).length];
          });
          const cuts = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0));
          let start = 0;
          for (const word of words) {
            const end = start + word.length;
            expect(cuts.filter((cut) => start < cut && cut < end)).toEqual([]);
            start = end + 1;
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});

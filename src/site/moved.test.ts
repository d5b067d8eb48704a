import { describe, expect, it } from 'vitest';
import { localeCodes } from './locales.ts';
import { pathOf } from './routes.ts';
import { oldAnchorsOf, redirectsOf } from './moved.ts';
import type { Records } from '../schemas/records.ts';
import type { Moved } from '../schemas/moved.ts';

const records: Records['policies'] = { cardTerms: { '2024-01-01': {} } };
const moved: Moved = { '/cardTerms': { to: '/termsOfCards' } };

/** Redirect targets by address. */
const targetsOf = (exists: (path: string) => boolean): ReadonlyMap<string, string> =>
  new Map(redirectsOf(moved, records, exists).map(({ from, to }) => [from, to]));

describe('a renamed policy', () => {
  it('redirects its versions in every language in which they exist', () => {
    const english = pathOf('termsOfCards/2024-01-01', 'en');
    const targets = targetsOf((path) => path === english);
    expect(targets.get(pathOf('cardTerms/2024-01-01', 'en'))).toBe(english);
    for (const locale of localeCodes.filter((code) => code !== 'en')) {
      expect(targets.get(pathOf('cardTerms/2024-01-01', locale))).toBe(pathOf('termsOfCards', locale));
    }
  });

  it('redirects a removed version to the text in force', () => {
    expect(targetsOf(() => false).get('/cardTerms/2024-01-01.pdf')).toBe('/termsOfCards');
  });
});

describe('a renamed section', () => {
  it('keeps its old anchor on the page that its link opens, after several moves', () => {
    const old = oldAnchorsOf(
      {
        '/#faq-a': { to: '/#faq-b' },
        '/#faq-b': { to: '/#faq-c' },
        '/oldPage': { to: '/newPage' },
        '/oldPage#fees': { to: '/newPage#prices' },
      },
      'home',
    );
    expect([...old]).toEqual([['faq-c', ['faq-a', 'faq-b']]]);
  });
});

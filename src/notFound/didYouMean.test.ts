import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../site/locales.ts';
import { pathOf } from '../site/routes.ts';
import { isSameAddress, suggestedPage } from './didYouMean.ts';

describe('a mistyped address', () => {
  it.each([
    ['/contact-us', '/contactUs'],
    ['/CONTACTUS', '/contactUs'],
    ['/contactUs/', '/contactUs'],
    ['/contact_us.html', '/contactUs'],
    ['/fr/P2P-trading', '/fr/p2pTrading'],
  ])('%s matches %s', (path, page) => {
    expect(isSameAddress(path, page)).toBe(true);
  });

  it.each(['/contacts', '/fr/contact-us', '/contact-us/more', '/', '/%E0%A4%A', '/<script>'])(
    '%s does not match /contactUs',
    (path) => {
      expect(isSameAddress(path, '/contactUs')).toBe(false);
    },
  );

  const pages = ['home', 'contactUs', 'p2pTrading', 'virtualCards', 'cookiesPolicy'];
  const paths = localeCodes.flatMap((locale) => pages.map((id) => pathOf(id, locale)));
  /** Typing errors that do not change the suggestion. */
  const slip = fc.constantFrom('-', '_', '/', ' ', '.', '%', '#', 'É');

  it('matches only its page, despite extra hyphens, slashes and capitals', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.array(fc.tuple(fc.nat(), slip), { maxLength: 6 }),
        fc.func(fc.boolean()),
        (path, slips, upper) => {
          let typed = path.replaceAll(/./g, (letter, place) => (upper(place) ? letter.toUpperCase() : letter));
          for (const [where, sign] of slips) {
            const place = where % (typed.length + 1);
            typed = typed.slice(0, place) + sign + typed.slice(place);
          }
          expect(paths.filter((other) => isSameAddress(typed, other))).toEqual([path]);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['/FR', 'home', 'fr'],
    ['/Fr/contactUs', 'contactUs', 'fr'],
    ['/PT/Contact-Us', 'contactUs', 'pt'],
    ['/contact-us', 'contactUs', 'en'],
    ['/fr/contact-us', 'contactUs', 'fr'],
    // A French reader of `/PT/contactUs` was redirected below `/fr`.
    ['/fr/PT/contactUs', 'contactUs', 'pt'],
    ['/fr/FR', 'home', 'fr'],
  ])('%s suggests %s in the language %s', (path, id, locale) => {
    expect(suggestedPage(path, pages)).toEqual({ id, locale });
  });

  it.each(['/nowhere', '/fr/nowhere', '/de/contactUs', '/french'])('%s suggests no page', (path) => {
    expect(suggestedPage(path, pages)).toBeUndefined();
  });
});

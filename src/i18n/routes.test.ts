import { describe, expect, it } from 'vitest';
import { localeCodes } from './locales.ts';
import { parsePath, pathOf, routeTable } from './routes.ts';

describe('an address', () => {
  it('has no trailing slash and stands at the root in English', () => {
    expect(pathOf('home', 'en')).toBe('/');
    expect(pathOf('home', 'fr')).toBe('/fr');
    expect(pathOf('contactUs', 'en')).toBe('/contactUs');
    expect(pathOf('contactUs', 'pt', 'form')).toBe('/pt/contactUs#form');
    expect(pathOf('home', 'fr', 'faq')).toBe('/fr#faq');
  });

  it('can be read back into its language and page', () => {
    for (const locale of localeCodes) {
      for (const { id } of routeTable(['p2pTrading'], ['privacyPolicy'])) {
        expect(parsePath(pathOf(id, locale))).toEqual({ locale, id });
      }
    }
  });
});

import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from './locales.ts';
import { pagePath, parsePath, pathOf, reservedIds } from './routes.ts';

describe('a path', () => {
  it('has no trailing slash, and no language code in English', () => {
    expect(pathOf('home', 'en')).toBe('/');
    expect(pathOf('home', 'fr')).toBe('/fr');
    expect(pathOf('contactUs', 'en')).toBe('/contactUs');
    expect(pathOf('contactUs', 'pt', 'form')).toBe('/pt/contactUs#form');
    expect(pathOf('home', 'fr', 'faq')).toBe('/fr#faq');
  });

  it('is reserved for each folder of the site', () => {
    const folders = ['public', 'src/pages/[...locale]'].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    const names = folders.map(({ name }) => name).filter((name) => !name.startsWith('['));
    expect(names).not.toEqual([]);
    expect(reservedIds).toEqual(expect.arrayContaining(names));
  });

  it('stays within the site in another language, and is stable, for any path', () => {
    const origin = 'https://site.example';
    const parts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '..', '.', 'fr', 'evil.example', '%2F', '\\', '@evil.example'),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), fc.constantFrom(...localeCodes), (path, locale) => {
        const { pathname } = new URL(`${origin}/${path.join('/').replaceAll(/[?#]/g, '')}`);
        const { id } = parsePath(pathname);
        const moved = new URL(pagePath(id, locale), origin);
        expect(moved.origin).toBe(origin);
        // `/fr/fr/…` in English is `/fr/…`, which is French: the only ambiguous address.
        if (!localeCodes.some((code) => id === code || id.startsWith(`${code}/`))) {
          expect(parsePath(moved.pathname)).toEqual({ locale, id });
        }
      }),
      { numRuns: 5000 },
    );
  });
});

import fc from 'fast-check';
import LanguageDetector from 'i18next-browser-languagedetector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLocale } from './locales.ts';
import { detectLanguage, parseLanguage, type LanguageSources } from './detect.ts';

/** A storage that holds one entry. */
const storage = (value: string | null) => ({ getItem: () => value, setItem: vi.fn(), removeItem: vi.fn() });

/** What the detector of the package finds: its candidates, of which the first published one counts. */
function oracle(sources: LanguageSources): string {
  vi.stubGlobal('window', {
    location: { search: sources.search, hash: sources.hash, pathname: '/', hostname: 'localhost' },
    localStorage: storage(sources.stored),
    sessionStorage: storage(sources.session),
  });
  vi.stubGlobal('document', { cookie: sources.cookie, documentElement: { getAttribute: () => 'en' } });
  vi.stubGlobal('navigator', { languages: sources.preferred });
  const detector = new LanguageDetector({ languageUtils: { getBestMatchFromCodes: () => '' } });
  const found = detector.detect(['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag']);
  const candidates = Array.isArray(found) ? found : [found];
  return candidates.map(parseLanguage).find(isLocale) ?? 'en';
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'fr"onload="x',
  '../fr',
  'fr%20',
  'fr;pt',
  '__proto__',
  'fr\u0000',
  'fr\n',
  'ﬁ',
  'en_US',
  'fr--FR',
  'fr-',
  '-fr',
  'x'.repeat(500),
  '',
];
const code = fc.oneof(
  fc.constantFrom('en', 'fr', 'pt', 'FR', 'pt-BR', 'pt-PT', 'en-GB', 'fr-CA', 'fr-Latn-CA', 'de', 'zh-Hans', 'ptx'),
  fc.constantFrom(...hostile),
  fc.string(),
);
const maybe = fc.option(code, { nil: null });
const query = fc
  .array(fc.tuple(fc.constantFrom('lng', 'LNG', 'lngx', 'q', ''), code), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
const sources = fc.record({
  search: query,
  hash: fc.oneof(
    fc.constant(''),
    fc.constant('#faq'),
    query.map((text) => `#a${text}`),
  ),
  cookie: fc
    .array(fc.tuple(fc.constantFrom('i18next', 'i18nextLng', 'a'), code), { maxLength: 3 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('; ')),
  stored: maybe,
  session: maybe,
  preferred: fc.array(code, { maxLength: 4 }),
});

describe('the language a visitor is shown', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is the one that i18next-browser-languagedetector finds, for thousands of inputs, hostile ones included', () => {
    fc.assert(
      fc.property(sources, (input) => {
        expect(detectLanguage(input)).toBe(oracle(input));
      }),
      { numRuns: 5000 },
    );
  });

  it.each(hostile)('is never taken from %j', (value) => {
    expect(parseLanguage(value)).toBeUndefined();
  });

  it('follows the order address, cookie, local storage, session storage, browser', () => {
    const all = {
      search: '?lng=pt',
      hash: '',
      cookie: 'i18next=fr',
      stored: 'en',
      session: 'fr',
      preferred: ['pt-BR'],
    };
    expect(detectLanguage(all)).toBe('pt');
    expect(detectLanguage({ ...all, search: '' })).toBe('fr');
    expect(detectLanguage({ ...all, search: '', cookie: '' })).toBe('en');
    expect(detectLanguage({ ...all, search: '', cookie: '', stored: null })).toBe('fr');
    expect(detectLanguage({ ...all, search: '', cookie: '', stored: null, session: null })).toBe('pt');
  });
});

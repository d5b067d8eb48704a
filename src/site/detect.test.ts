import fc from 'fast-check';
import { createInstance } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultLocale, localeCodes } from './locales.ts';
import { detectLanguage, type LanguageSources } from './detect.ts';

const detect = (input: LanguageSources): string => detectLanguage(input, localeCodes).detected ?? defaultLocale;

const storage = (value: string | null) => ({ getItem: () => value, setItem: vi.fn(), removeItem: vi.fn() });

/** i18next configured for this site. Language tags are case-insensitive (RFC 5646, 2.1.1). */
const i18next = createInstance();
await i18next.init({
  supportedLngs: [...localeCodes],
  nonExplicitSupportedLngs: true,
  lowerCaseLng: true,
  fallbackLng: defaultLocale,
  resources: {},
});
const { languageUtils } = i18next.services as {
  languageUtils: { getBestMatchFromCodes: (codes: readonly string[]) => string };
};

/** The language that i18next detects; malformed codes are removed before it chooses. */
function oracle(sources: LanguageSources): string {
  vi.stubGlobal('window', {
    location: { search: sources.search, hash: sources.hash, pathname: '/', hostname: 'localhost' },
    localStorage: storage(sources.stored),
    sessionStorage: storage(sources.session),
  });
  vi.stubGlobal('document', { cookie: sources.cookie, documentElement: { getAttribute: () => 'en' } });
  vi.stubGlobal('navigator', { languages: sources.preferred });
  const detector = new LanguageDetector({ languageUtils });
  const found = detector.detect(['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag']);
  const candidates = [found ?? []].flat().filter((code) => /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i.test(code));
  return languageUtils.getBestMatchFromCodes(candidates).slice(0, 2).toLowerCase();
}

const malformed = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', 'fr"onload="x'],
  ...['../fr', 'fr%20', 'fr;pt', '__proto__', 'fr\u0000', 'fr\n', 'ﬁ', 'fr--FR', 'fr-', '-fr', 'x'.repeat(500), ''],
];
const code = fc.oneof(
  fc.constantFrom(...['en', 'fr', 'pt', 'FR', 'pt-BR', 'pt-PT', 'en-GB', 'fr-CA', 'fr-Latn-CA', 'pt_PT', 'en_US']),
  fc.constantFrom(...['FR_ca', 'de', 'zh-Hans', 'ptx']),
  fc.constantFrom(...malformed),
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

describe('language detection', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('agrees with i18next and its detector on thousands of inputs, malformed ones included', () => {
    fc.assert(
      fc.property(sources, (input) => {
        expect(detect(input)).toBe(oracle(input));
      }),
      { numRuns: 5000 },
    );
  });

  it('reads URL, cookie, local storage, session storage and browser in this order', () => {
    const all = {
      search: '?lng=pt',
      hash: '',
      cookie: 'i18next=fr',
      stored: 'en',
      session: 'fr',
      preferred: ['pt-BR'],
    };
    expect(detect(all)).toBe('pt');
    expect(detect({ ...all, search: '' })).toBe('fr');
    expect(detect({ ...all, search: '', cookie: '' })).toBe('en');
    expect(detect({ ...all, search: '', cookie: '', stored: null })).toBe('fr');
    expect(detect({ ...all, search: '', cookie: '', stored: null, session: null })).toBe('pt');
  });
});

import { describe, expect, it } from 'vitest';
import { placeholderSiteUrl, siteUrl } from './siteUrl.ts';

describe('SITE_URL', () => {
  it('defaults to a reserved name', () => {
    expect(siteUrl('')).toBe(placeholderSiteUrl);
    expect(siteUrl('https://www.example.com/')).toBe('https://www.example.com');
  });

  it.each(['example.com', 'ftp://example.com', 'https://example.com/path', 'javascript:alert(1)'])(
    'refuses %s and says what to write',
    (value) => {
      expect(() => siteUrl(value)).toThrow('Write the origin alone');
    },
  );
});

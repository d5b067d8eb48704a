import { describe, expect, it } from 'vitest';
import { immutable, revalidated } from './delivery.ts';
import { headersFile } from './files.ts';
import { securityHeaders } from './headers.ts';

/** The values that each rule of a `_headers` file which matches an address gives a header. */
function valuesOf(file: string, address: string, header: string): string[] {
  const rules = file.split(/\n(?=\/)/).map((rule) => rule.trim().split(/\n\s+/));
  return rules.flatMap(([pattern = '', ...lines]) => {
    const expression = pattern.replace('*', '.*').replace(/:\w+/, '[^/]+');
    if (!new RegExp(`^${expression}$`).test(address)) return [];
    return lines.filter((line) => line.startsWith(`${header}: `)).map((line) => line.slice(header.length + 2));
  });
}

describe('_headers', () => {
  const file = headersFile(['fr', 'terms']);

  it.each([
    '/',
    '/contactUs',
    '/terms',
    '/terms/2025-01-01',
    '/fr',
    '/fr/contactUs',
    '/fr/terms/2025-01-01',
    '/nowhere',
  ])('has hosts send %s on unchanged, e-mail addresses included', (page) => {
    expect(valuesOf(file, page, 'Cache-Control')).toEqual([revalidated]);
  });

  it('gives files that never change one rule only', () => {
    expect(valuesOf(file, `${immutable.path}script.js`, 'Cache-Control')).toEqual([immutable.value]);
  });

  it('gives every address the security headers once', () => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(valuesOf(file, '/fr/contactUs', name)).toEqual([value]);
    }
  });
});

it('forbids hosts to rewrite a page', () => {
  expect(revalidated.split(', ')).toContain('no-transform');
});

import { describe, expect, it } from 'vitest';
import { immutable, revalidated } from './delivery.ts';
import { headersFile } from './files.ts';
import { securityHeaders } from './headers.ts';

/** Values of a header from all rules of a `_headers` file that match an address. */
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
  ])('forbids hosts to change %s, e-mail addresses included', (page) => {
    expect(valuesOf(file, page, 'Cache-Control')).toEqual([revalidated]);
  });

  it('matches immutable files with one rule only', () => {
    expect(valuesOf(file, `${immutable.path}script.js`, 'Cache-Control')).toEqual([immutable.value]);
  });

  it('sets each security header once', () => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(valuesOf(file, '/fr/contactUs', name)).toEqual([value]);
    }
  });
});

it('forbids hosts to transform pages', () => {
  expect(revalidated.split(', ')).toContain('no-transform');
});

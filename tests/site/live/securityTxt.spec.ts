import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { mainContact } from '../../../src/schemas/site.ts';
import { localeCodes } from '../../../src/site/locales.ts';
import { siteUrl } from '../../../src/site/siteUrl.ts';

const address = '/.well-known/security.txt';
const day = 86_400_000;

test('security.txt follows RFC 9116 and is valid for one to twelve months', async ({ request }) => {
  const response = await request.get(address);
  expect(response.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const values = Object.fromEntries(fields) as Record<string, string>;
  const { contacts } = parse(readFileSync('content/site.yaml', 'utf8')) as {
    contacts: { id: string; email: string | { placeholder: string } }[];
  };
  const email = contacts.find(({ id }) => id === mainContact)?.email ?? '';
  expect(values['Contact']).toBe(`mailto:${typeof email === 'string' ? email : email.placeholder}`);
  expect(values['Preferred-Languages']).toBe(localeCodes.join(', '));
  expect(values['Canonical']).toBe(siteUrl() + address);
  // RFC 3339, in UTC.
  expect(values['Expires']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(values['Expires'] ?? '') - Date.now()) / day;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

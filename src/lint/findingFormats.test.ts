import { expect, it } from 'vitest';
import { findingFormats } from './findingFormats.ts';

it('escapes characters that end a value in GitHub commands', () => {
  const finding = { path: 'content/faq/100%, new: one/en.yml', line: 2, column: 3, message: 'a: 100 %, b\r\nc' };
  expect(findingFormats.get('github')?.([finding])).toEqual([
    '::error file=content/faq/100%25%2C new%3A one/en.yml,line=2,col=3::a: 100 %25, b%0D%0Ac',
  ]);
});

it('prints a message once, with all its places', () => {
  const finding = (path: string, message: string) => ({ path, line: 2, column: 3, message });
  const findings = [
    finding('en.mdx', 'No such section.'),
    finding('fr.mdx', 'Too long.'),
    finding('pt.mdx', 'No such section.'),
  ];
  expect(findingFormats.get('text')?.(findings)).toEqual([
    'en.mdx:2:3  No such section. The same at pt.mdx:2:3.',
    'fr.mdx:2:3  Too long.',
  ]);
});

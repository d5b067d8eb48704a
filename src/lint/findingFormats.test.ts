import { expect, it } from 'vitest';
import { findingFormats } from './findingFormats.ts';

it('encodes for GitHub the characters that would end a value', () => {
  const finding = { path: 'content/faq/100%, new: one/en.yml', line: 2, column: 3, message: 'a: 100 %, b\r\nc' };
  expect(findingFormats.get('github')?.(finding)).toBe(
    '::error file=content/faq/100%25%2C new%3A one/en.yml,line=2,col=3::a: 100 %25, b%0D%0Ac',
  );
});

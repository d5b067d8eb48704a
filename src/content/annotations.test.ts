import fc from 'fast-check';
import { expect, it } from 'vitest';
import { annotation } from './annotations.ts';

it('a mistake is shown at its line', () => {
  expect(
    annotation({ path: 'content/faq/a,b:c/en.yaml', line: 3, column: 7, message: '50 % is wrong.\nWrite 5 %.' }),
  ).toBe('::error file=content/faq/a%2Cb%3Ac/en.yaml,line=3,col=7::50 %25 is wrong.%0AWrite 5 %25.');
});

it('no words of a text become a command of their own', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      (path, message) => {
        const command = annotation({
          path: `${path}\n::set-env::`,
          line: 1,
          column: 1,
          message: `${message}\r\n::error::`,
        });
        expect(command).not.toMatch(/[\r\n]/);
        const [, properties = '', words = ''] = /^::error file=([^,]*),line=1,col=1::(.*)$/s.exec(command) ?? [];
        expect(decodeURIComponent(properties.replaceAll(/%(?!25|0A|0D|3A|2C)/g, '%25'))).toBe(`${path}\n::set-env::`);
        expect(decodeURIComponent(words.replaceAll(/%(?!25|0A|0D)/g, '%25'))).toBe(`${message}\r\n::error::`);
      },
    ),
  );
});

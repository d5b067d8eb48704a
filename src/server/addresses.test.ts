import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from './addresses.ts';

/** What attackers and accidents put into an address. */
const odd = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%5c',
  '%2f',
  '%2F%2F',
  '..',
  '%2e%2E',
  '.',
  '%00',
  '%',
  '%zz',
  '%ff',
  '?',
  '#',
  ':',
  '@',
  ' ',
  'é',
  'fr',
  'index',
  '.html',
  'evil.example',
  'http:',
);

describe('an address, whatever it is', () => {
  const addresses = fc
    .array(fc.oneof(odd, odd, fc.string({ unit: 'binary' })), { maxLength: 12 })
    .map((parts) => parts.join(''));

  it('never leads to a file outside of the site, nor through a folder that is not there', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const answer = answerTo(`/${address}`);
        if (answer.kind !== 'file') return;
        for (const file of answer.candidates) {
          expect(file).toMatch(/^\/[^\0\\]+$/);
          expect(file.split('/').slice(1, -1)).not.toContain('..');
          expect(file.split('/').slice(1, -1)).not.toContain('');
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('never leads to another site, and leads on once at most for each thing that is not tidy', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        let target = `/${address}`;
        for (let steps = 0; ; steps += 1) {
          const answer = answerTo(target);
          if (answer.kind !== 'redirect') break;
          expect(new URL(answer.location, 'http://site.test').origin).toBe('http://site.test');
          expect(steps).toBeLessThan(20);
          expect(answer.location.length).toBeLessThan(target.length);
          target = answer.location;
        }
      }),
      { numRuns: 5000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isSimilar } from './similar.ts';

describe('a mistyped address', () => {
  it.each([
    ['/contact-us', '/contactUs'],
    ['/CONTACTUS', '/contactUs'],
    ['/contactUs/', '/contactUs'],
    ['/contact_us.html', '/contactUs'],
    ['/fr/P2P-trading', '/fr/p2pTrading'],
  ])('%s means %s', (path, meant) => {
    expect(isSimilar(path, meant)).toBe(true);
  });

  it.each(['/contacts', '/fr/contact-us', '/contact-us/more', '/', '/%E0%A4%A', '/<script>'])(
    '%s does not mean /contactUs',
    (path) => {
      expect(isSimilar(path, '/contactUs')).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { similarPath } from './similar.ts';

const ids = ['home', 'contactUs', 'p2pTrading'];

describe('the page a mistyped address meant', () => {
  it.each([
    ['/contact-us', '/contactUs'],
    ['/CONTACTUS', '/contactUs'],
    ['/contactUs/', '/contactUs'],
    ['/contact_us.html', '/contactUs'],
    ['/fr/P2P-trading', '/fr/p2pTrading'],
  ])('%s is %s', (path, meant) => {
    expect(similarPath(path, ids)).toBe(meant);
  });

  it.each(['/contacts', '/fr/contact-us/more', '/', '/%E0%A4%A', '/<script>'])('%s is none', (path) => {
    expect(similarPath(path, ids.slice(1))).toBeUndefined();
  });
});

import { expect, test } from '@playwright/test';
import { site } from '../pages.ts';

/** Width and height in the header of a PNG file (RFC 2083, IHDR). */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
}

const metaOf = (html: string, name: string): string =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('every page has a share picture in every language', async ({ request }) => {
  const seen = new Map<string, string>();
  const own = site.visits.filter(({ locale, textLocale }) => locale === textLocale);
  for (const { path, locale } of [...own, ...site.errorPages]) {
    const html = await (await request.get(path)).text();
    const address = metaOf(html, 'og:image');
    expect(address, path).toMatch(/^https:\/\/[^/]+\//);
    const response = await request.get(new URL(address).pathname);
    expect(response.headers()['content-type'], path).toBe('image/png');
    const png = await response.body();
    expect(png.length, path).toBeLessThanOrEqual(150_000);
    expect(sizeOf(png), path).toBe('1200x630');
    expect(`${metaOf(html, 'og:image:width')}x${metaOf(html, 'og:image:height')}`, path).toBe('1200x630');
    expect(metaOf(html, 'og:image:alt'), path).not.toBe('');
    expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image');
    const picture = png.toString('base64');
    expect(seen.get(picture), `${path} (${locale})`).toBeUndefined();
    seen.set(picture, path);
  }
});

test('favicon.ico has three sizes', async ({ request }) => {
  const ico = await (await request.get('/favicon.ico')).body();
  expect(ico.readUInt16LE(4)).toBe(3);
  expect([ico[6], ico[22], ico[38]]).toEqual([16, 32, 48]);
});

for (const name of ['on-light', 'on-dark', 'black', 'white']) {
  test(`the downloadable logo ${name} needs no font`, async ({ request }) => {
    const response = await request.get(`/logo/${name}.svg`);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
    const svg = await response.text();
    expect(svg.match(/<path /g)).toHaveLength(2);
    expect(svg).not.toMatch(/<text|font-family|<image/);
  });
}

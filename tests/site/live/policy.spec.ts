import { expect, test } from '@playwright/test';
import { pathOf, searchId } from '../../../src/site/routes.ts';
import { site, versionPagesOf } from '../pages.ts';

test('without a contact endpoint the security policy of every page allows no foreign origin', async ({ request }) => {
  const searchPages = site.locales.map((locale) => ({ path: pathOf(searchId, locale) }));
  for (const { path } of [...site.visits, ...versionPagesOf(site), ...searchPages, ...site.errorPages]) {
    const html = await (await request.get(path)).text();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy.split('; '), path).toContain("connect-src 'self'");
    // Every source is a keyword, a hash or a scheme without a host.
    expect(policy.replaceAll(/'[^']*'|\b(data|mailto):/g, ''), path).not.toMatch(/[:.*/]/);
  }
});

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { securityHeaders } from '../../src/security/headers.ts';
import { immutable } from '../../src/security/serverFiles.ts';
import { freePort } from '../freePort.ts';
import { visits } from './pages.ts';

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.describe('behind a real nginx that includes the rules of the build', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasNginx(), 'nginx is not installed on this machine (Debian: apt-get install nginx-light)');
  let nginx: ChildProcess;
  let folder = '';
  let origin = '';

  test.beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${String(port)}`;
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      [
        'daemon off; error_log stderr;',
        process.getuid?.() === 0 ? 'user root;' : '',
        `pid ${folder}/pid;`,
        'events {}',
        `http { access_log off; ${temporary.join(' ')}`,
        `server { listen 127.0.0.1:${String(port)}; root ${path.resolve('dist')}; include ${path.resolve('dist/server/nginx.conf')}; } }`,
      ].join('\n'),
    );
    nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    await expect
      .poll(
        () =>
          fetch(origin).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
  });

  test.afterAll(() => {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Every security header is there once, with its exact value. */
  function expectHeaders(headers: Headers, what: string): void {
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers.get(name), `${what}: ${name}`).toBe(value);
  }

  test('every page answers at its clean address with every security header', async () => {
    for (const { path: address } of visits) {
      const response = await fetch(origin + address, { redirect: 'manual' });
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expectHeaders(response.headers, address);
    }
  });

  test('an unknown address answers 404 in the language of its path, with every security header', async () => {
    for (const locale of localeCodes) {
      const response = await fetch(origin + pathOf('nowhere/at/all', locale));
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`<html lang="${locale === 'pt' ? 'pt-PT' : locale}"`);
      expectHeaders(response.headers, locale);
    }
  });

  test('hashed files may be kept for good and carry the security headers too', async () => {
    const html = await (await fetch(`${origin}/contactUs`)).text();
    const file = /\/_astro\/[^"']+\.js/.exec(html)?.[0] ?? '';
    const response = await fetch(origin + file);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(immutable.value);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expectHeaders(response.headers, file);
  });

  test('a trailing slash leads to the address without it', async () => {
    const response = await fetch(`${origin}/fr/contactUs/?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/fr/contactUs?a=1');
  });

  test('the page works in a browser under all of its headers', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${origin}/fr`);
    await page.locator('.bar [role=button]').click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

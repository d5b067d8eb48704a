import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { localeCodes, localeDefinition } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { securityHeaders } from '../../src/security/headers.ts';
import { immutable, revalidated } from '../../src/security/serverFiles.ts';
import { freePort } from '../freePort.ts';
import { fileOf, visits } from './pages.ts';
import { webServers } from './servers.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it travelled: not unpacked. */
  readonly body: Buffer;
}

/** Asks for an address exactly as it is written, follows nothing, unpacks nothing. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { origin } = new URL(url);
  return new Promise((resolve, reject) => {
    get(origin, { path: url.slice(origin.length), headers, agent: false }, (response) => {
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, reject);
    }).once('error', reject);
  });
}

/** Every security header is there once, with its exact value. */
function expectHeaders(headers: IncomingHttpHeaders, what: string): void {
  for (const [name, value] of Object.entries(securityHeaders))
    expect(headers[name.toLowerCase()], `${what}: ${name}`).toBe(value);
}

for (const program of webServers) {
  test.describe(`behind a real ${program.name} that includes the rules of the build`, () => {
    test.describe.configure({ mode: 'serial' });
    test.skip(!program.installed, `${program.name} is not installed (Debian: apt-get install ${program.packages})`);
    let server: ChildProcess | undefined;
    let folder = '';
    let origin = '';

    test.beforeAll(async () => {
      const port = await freePort();
      origin = `http://127.0.0.1:${String(port)}`;
      folder = mkdtempSync(path.join(tmpdir(), 'server-'));
      server = program.start(folder, port);
      const status = (): Promise<number> =>
        ask(`${origin}/`).then(
          (answer) => answer.status,
          () => 0,
        );
      await expect.poll(status, { timeout: 30_000 }).toBe(200);
    });

    test.afterAll(async () => {
      if (server?.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    });

    test('every page answers at its clean address with every security header', async () => {
      for (const { path: address } of visits) {
        const { status, headers, body } = await ask(origin + address);
        expect(status, address).toBe(200);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe(revalidated);
        expect(headers['content-encoding']).toBeUndefined();
        expect(body.equals(readFileSync(fileOf(address))), address).toBe(true);
        expectHeaders(headers, address);
      }
    });

    for (const encoding of ['br', 'gzip'] as const) {
      test(`a browser that takes ${encoding} gets the file that the build compressed`, async () => {
        test.skip(!program.encodings.includes(encoding), `${program.name} has no module for ${encoding} here`);
        const ending = encoding === 'br' ? 'br' : 'gz';
        for (const { path: address } of visits) {
          const { headers, body } = await ask(origin + address, { 'Accept-Encoding': encoding });
          expect(headers['content-encoding'], address).toBe(encoding);
          expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
          expect(headers.vary, address).toBe('Accept-Encoding');
          expect(body.equals(readFileSync(`${fileOf(address)}.${ending}`)), address).toBe(true);
          expectHeaders(headers, address);
        }
      });
    }

    test('a page that has not changed is not sent again', async () => {
      const accept = { 'Accept-Encoding': program.encodings.join(', ') };
      const { etag = '' } = (await ask(`${origin}/fr/contactUs`, accept)).headers;
      expect(etag).not.toBe('');
      const again = await ask(`${origin}/fr/contactUs`, { ...accept, 'If-None-Match': etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });

    test('an unknown address answers 404 in the language of its path, with every security header', async () => {
      for (const locale of localeCodes) {
        const { status, headers, body } = await ask(origin + pathOf('nowhere/at/all', locale));
        expect(status).toBe(404);
        expect(body.toString()).toContain(`<html lang="${localeDefinition(locale).tag}"`);
        expectHeaders(headers, locale);
      }
    });

    test('hashed files may be kept for good and carry the security headers too', async () => {
      const html = readFileSync(fileOf('/contactUs'), 'utf8');
      const file = /\/_astro\/[^"']+\.js/.exec(html)?.[0] ?? '';
      const { status, headers } = await ask(origin + file);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe(immutable.value);
      expect(headers['content-type']).toContain('text/javascript');
      expectHeaders(headers, file);
    });

    test('security.txt is plain text in UTF-8', async () => {
      const { status, headers } = await ask(`${origin}/.well-known/security.txt`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    });

    test('a trailing slash leads to the address without it, and never to another site', async () => {
      const leads = async (address: string): Promise<string | undefined> =>
        (await ask(origin + address)).headers.location;
      expect(await leads('/fr/contactUs/?a=1')).toBe('/fr/contactUs?a=1');
      expect(await leads('/fr/contactUs/')).toBe('/fr/contactUs');
      for (const slashes of ['//', '/%5C', '/%2F', '/%2F%2F', '/%09/', '/%0A/', '/.//', '/fr/..//']) {
        const location = (await leads(`${slashes}evil.example/`)) ?? '/';
        expect(new URL(location, origin).origin, `${slashes} → ${location}`).toBe(origin);
      }
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
}

import { statSync } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Answer } from './answers.ts';
import { casesFor } from './cases.ts';
import { differences, headersMissing, isRefused } from './comparison.ts';
import { preview, webServers, type RunningServer } from './programs.ts';
import { SmallSite } from './site.ts';

const site = await SmallSite.make();
const cases = casesFor((address) => statSync(path.join(site.root, address)).size);

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

for (const program of webServers) {
  const name =
    program.missing === undefined ? program.name : `${program.name} (Debian: apt-get install ${program.missing})`;
  describe.skipIf(program.missing !== undefined)(name, () => {
    let server: RunningServer;

    beforeAll(async () => {
      server = await program.start(site);
    });

    afterAll(async () => {
      await server[Symbol.asyncDispose]();
    });

    it.each(cases)('$name', async (one) => {
      const answer = await ask(server.origin, one);
      expect(differences(one, answer, site.root)).toEqual([]);
      if (!isRefused(answer)) expect(headersMissing(answer)).toEqual([]);
    });
  });
}

describe('the preview server, while the site is built anew', () => {
  const text = (answer: Answer): string => answer.body.toString();

  it('sends what is there, and the error page or its status alone where nothing is', async () => {
    await using changing = await SmallSite.make();
    await using server = await preview.start(changing);
    const page = { path: '/contactUs', headers: { 'Accept-Encoding': 'gzip' } };
    const first = await ask(server.origin, page);
    expect(first.headers['content-encoding']).toBe('gzip');

    await rm(changing.root, { recursive: true });
    const gone = await ask(server.origin, page);
    expect([gone.status, text(gone)]).toEqual([404, '']);
    await changing.write('/404.html', 'Nothing stands here.');
    expect(text(await ask(server.origin, page))).toBe('Nothing stands here.');

    // Its compressed forms come last.
    await changing.write('/contactUs.html', 'The new page.');
    const again = await ask(server.origin, {
      ...page,
      headers: { ...page.headers, 'If-None-Match': first.headers.etag ?? '' },
    });
    expect([again.status, text(again)]).toEqual([200, 'The new page.']);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  it('ends the connection when a file becomes shorter while it is sent, and keeps running', async () => {
    await using changing = await SmallSite.make();
    await changing.write('/long.txt', 'x'.repeat(50_000_000));
    await using server = await preview.start(changing);
    const broken = new Promise((resolve) => {
      get(`${server.origin}/long.txt`, { agent: false }, (response) => {
        response.pause();
        void truncate(path.join(changing.root, 'long.txt'), 1000).then(() => {
          response.once('error', resolve).once('end', resolve).resume();
        });
      });
    });
    expect(await broken).toMatchObject({ code: 'ECONNRESET' });
    expect((await ask(server.origin, { path: '/contactUs' })).status).toBe(200);
  });
});

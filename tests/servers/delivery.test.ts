import { readFileSync, statSync } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../src/security/headers.ts';
import { ask, type Answer } from './answers.ts';
import { casesFor, type Case, type Expected } from './cases.ts';
import { preview, webServers, type RunningServer } from './programs.ts';
import { SmallSite } from './site.ts';

const site = await SmallSite.make();
const cases = casesFor((address) => statSync(path.join(site.root, address)).size);

afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

/** Of an answer what is expected in it, in the form of what is expected. */
function seen({ method }: Case, answer: Answer, { headers, file, slice }: Expected): Expected {
  const told = Object.keys(headers).map((name) => [name, answer.headers[name]]);
  const whole = file === undefined ? undefined : readFileSync(path.join(site.root, file)).subarray(...(slice ?? []));
  if (method === 'HEAD') expect(answer.body).toHaveLength(0);
  const same = whole?.equals(answer.body) ?? method === 'HEAD';
  return {
    status: answer.status,
    headers: Object.fromEntries(told) as Expected['headers'],
    ...(file !== undefined && { file: same || method === 'HEAD' ? file : answer.body.toString().slice(0, 200) }),
    ...(slice && { slice }),
  };
}

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
      const [first] = one.expected;
      const met = one.expected.find(({ status }) => status === answer.status) ?? first;
      expect(seen(one, answer, met)).toEqual(met);
      if (answer.status === 400 || answer.status === 414) return;
      for (const [header, value] of Object.entries(securityHeaders)) {
        const told = answer.headers[header.toLowerCase()];
        // nginx says them twice when it refuses a range.
        if (answer.status === 416) expect([value, `${value}, ${value}`], header).toContain(told);
        else expect(told, header).toBe(value);
      }
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

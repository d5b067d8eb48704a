import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from './rawRequests.ts';
import { casesFor } from './cases.ts';
import { differences, headersMissing, isRefused } from './comparison.ts';
import { webServers, type RunningServer } from './programs.ts';
import { SmallSite } from './site.ts';

const site = await SmallSite.make();
const cases = casesFor((address) => statSync(path.join(site.root, address)).size);

afterAll(() => site[Symbol.asyncDispose]());

for (const program of webServers) {
  const name =
    program.missing === undefined ? program.name : `${program.name} (Debian: apt-get install ${program.missing})`;
  describe.skipIf(program.missing !== undefined)(name, () => {
    let server: RunningServer;

    beforeAll(async () => {
      server = await program.start(site);
    });

    afterAll(() => server[Symbol.asyncDispose]());

    const own = program.isPreview
      ? cases.filter(({ subject, expected: [{ headers }] }) => {
          const isCompressedError = subject === 'error pages' && headers['content-encoding'] !== undefined;
          return subject !== 'conditions' && subject !== 'ranges' && !isCompressedError;
        })
      : cases;
    it.each(own)('$name', async (one) => {
      const response = await sendRaw(server.origin, one);
      expect(differences(one, response, site.root)).toEqual([]);
      if (!isRefused(response)) expect(headersMissing(response)).toEqual([]);
    });
  });
}

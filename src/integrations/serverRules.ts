/**
 * Astro integration that writes the security headers and the rules of delivery
 * for each kind of server: into the site where a host reads them there, into
 * `server/` beside it where visitors have no use for them.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectsOf } from '../content/moved.ts';
import { movedSchema } from '../content/schemas.ts';
import { readSourceFiles } from '../content/source.ts';
import { hostFiles, serverFiles } from '../security/serverFiles.ts';

export function serverRules(): AstroIntegration {
  let root = '';
  return {
    name: 'server-rules',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const { files, records } = await readSourceFiles(root);
        const redirects = redirectsOf(
          movedSchema.parse(files.find(({ collection }) => collection === 'moved')?.data ?? {}),
          records.policies,
          (address) => ['', '.html', '/index.html'].some((end) => existsSync(path.join(dist, `${address}${end}`))),
        );
        const folder = path.join(root, 'server');
        await mkdir(folder, { recursive: true });
        for (const [file, text] of Object.entries(hostFiles(redirects))) await writeFile(path.join(dist, file), text);
        for (const [file, text] of Object.entries(serverFiles(redirects)))
          await writeFile(path.join(folder, file), text);
      },
    },
  };
}

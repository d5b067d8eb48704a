/** Writes host rules: `_headers` and `_redirects` into the site, nginx's into `server/`. */
import { existsSync, globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectsOf } from '../site/moved.ts';
import { movedSchema } from '../schemas/moved.ts';
import { readSourceFiles } from '../lint/source.ts';
import { headersFile, nginxFile, redirectsFile } from './hosts/files.ts';

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
        const folders = globSync('*/**/*.html', { cwd: dist }).map((page) => page.split(path.sep)[0] ?? '');
        await writeFile(path.join(dist, '_headers'), headersFile([...new Set(folders.sort())]));
        await writeFile(path.join(dist, '_redirects'), redirectsFile(redirects));
        await writeFile(path.join(folder, 'nginx.conf'), nginxFile(redirects));
      },
    },
  };
}

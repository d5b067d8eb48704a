/** Adds a Content Security Policy with the hashes of its inline code to each built page. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { contactEndpoint } from '../site/contactEndpoint.ts';
import { pagePolicy, serialisePolicy } from './hosts/headers.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Adds the policy after the character set, before everything it governs.
 * @param html a built page
 * @param endpoint address that the contact form posts to, if any
 * @throws when the page declares no character set
 */
function withPolicy(html: string, endpoint: string | undefined): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let inline: keyof typeof hashes | undefined;
  let code = '';
  let place: number | undefined;
  const parser = new Parser({
    onopentag(name, { charset, src, type }) {
      if (name === 'meta' && charset !== undefined) place = parser.endIndex + 1;
      const isExecuted = name === 'script' && src === undefined && type !== 'application/ld+json';
      if (name === 'style' || isExecuted) inline = name;
      code = '';
    },
    ontext(text) {
      code += text;
    },
    onclosetag() {
      if (inline) hashes[inline].add(hashOf(code));
      inline = undefined;
    },
  });
  parser.end(html);
  if (place === undefined)
    throw new Error('The page has no <meta charset>, after which its security policy is inserted.');
  const policy = serialisePolicy(pagePolicy({ scripts: [...hashes.script], styles: [...hashes.style] }, endpoint));
  return `${html.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(place)}`;
}

export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const page of pages) {
          const file = path.join(dist, page);
          await writeFile(file, withPolicy(await readFile(file, 'utf8'), contactEndpoint()));
        }
      },
    },
  };
}

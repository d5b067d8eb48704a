/**
 * Astro integration that gives every built page its Content Security Policy and
 * writes the headers for the servers that know how to read them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { pagePolicy, serialisePolicy } from '../security/headers.ts';
import { serverFiles } from '../security/serverFiles.ts';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const charset = '<meta charset="utf-8">';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unique = (values: string[]): string[] => [...new Set(values)];

/** Hashes of the inline scripts of a page that a browser acts on (a block of JSON-LD is data) and of its inline styles. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => hashOf(text));
  const styles = [...html.matchAll(style)].map(([, text = '']) => hashOf(text));
  return { scripts: unique(scripts), styles: unique(styles) };
}

/**
 * Puts the policy right behind the character set, before everything it governs.
 * @throws when the page has no character set to put it behind
 */
function withPolicy(html: string, endpoint: string | undefined): string {
  if (!html.includes(charset)) throw new Error(`The page has no ${charset}, behind which its security policy belongs.`);
  const policy = serialisePolicy(pagePolicy(inlineHashes(html), endpoint));
  return html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * Sonner inserts its styles with a script, which the policy forbids; the site
 * imports them as a file instead.
 */
function withoutInsertedStyles(): {
  name: string;
  transform: (code: string, id: string) => string | undefined;
} {
  return {
    name: 'sonner-without-inserted-styles',
    transform(code, id) {
      if (!/sonner\/dist\/index\.m?js/.test(id)) return undefined;
      const changed = code.replace(/^__insertCSS\(.*\);?$/m, '');
      if (changed === code) {
        throw new Error(
          'Sonner no longer inserts its styles where it did. Look at node_modules/sonner/dist/index.mjs and mend src/integrations/securityHeaders.ts.',
        );
      }
      return changed;
    },
  };
}

export function securityHeaders(): AstroIntegration {
  let endpoint: string | undefined;
  return {
    name: 'security-headers',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        // From the environment or an .env file, as the form itself gets it.
        endpoint = loadEnv('production', fileURLToPath(config.root), 'PUBLIC_')['PUBLIC_CONTACT_ENDPOINT'];
        updateConfig({ vite: { plugins: [withoutInsertedStyles()], optimizeDeps: { exclude: ['sonner'] } } });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const file of await readdir(dist, { recursive: true })) {
          if (!file.endsWith('.html')) continue;
          const page = path.join(dist, file);
          await writeFile(page, withPolicy(await readFile(page, 'utf8'), endpoint));
        }
        for (const [file, text] of Object.entries(serverFiles())) {
          await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
          await writeFile(path.join(dist, file), text);
        }
      },
    },
  };
}

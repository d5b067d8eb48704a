/** Astro integration that rewrites the built pages: the only one that does, a step after the other. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * One change of a built page.
 * @param html the page as the step before has left it
 * @param file its path below the folder of the site, for messages
 * @returns the page as the next step gets it
 * @throws when the page is not as the step expects it, which ends the build
 */
export type HtmlStep = (html: string, file: string) => string;

/** @param steps what is done with each page, in this order */
export function rewriteHtml(steps: readonly HtmlStep[]): AstroIntegration {
  return {
    name: 'rewrite-html',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const file of await readdir(dist, { recursive: true })) {
          if (!file.endsWith('.html')) continue;
          const page = path.join(dist, file);
          const html = await readFile(page, 'utf8');
          await writeFile(
            page,
            steps.reduce((changed, step) => step(changed, file), html),
          );
        }
      },
    },
  };
}

/** Astro integration that rewrites the built pages: the only one that does, a step after the other. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What a step may know and do besides changing the page. */
export interface HtmlContext {
  /** Path of the page below the folder of the site, for messages. */
  readonly file: string;
  /** The text of each script file of the site, by its URL. */
  readonly scripts: ReadonlyMap<string, string>;
  /**
   * Writes a script beside the others, under a name that changes with its text.
   * @returns its URL
   */
  readonly emit: (name: string, text: string) => string;
}

/**
 * One change of a built page.
 * @param html the page as the step before has left it
 * @returns the page as the next step gets it
 * @throws when the page is not as the step expects it, which ends the build
 */
export type HtmlStep = (html: string, context: HtmlContext) => string;

/** @param steps what is done with each page, in this order */
export function rewriteHtml(steps: readonly HtmlStep[]): AstroIntegration {
  let assets = '';
  return {
    name: 'rewrite-html',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ assets } = config.build);
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const emitted = new Map<string, string>();
        const emit: HtmlContext['emit'] = (name, text) => {
          const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
          const file = `${assets}/${name}.${hash}.js`;
          emitted.set(file, text);
          return `/${file}`;
        };
        const files = await readdir(dist, { recursive: true });
        const read = (file: string): Promise<string> => readFile(path.join(dist, file), 'utf8');
        const scripts = new Map<string, string>();
        for (const file of files) if (file.endsWith('.js')) scripts.set(`/${file}`, await read(file));
        for (const file of files) {
          if (!file.endsWith('.html')) continue;
          const page = path.join(dist, file);
          const html = await read(file);
          await writeFile(
            page,
            steps.reduce((changed, step) => step(changed, { file, scripts, emit }), html),
          );
        }
        for (const [file, text] of emitted) await writeFile(path.join(dist, file), text);
      },
    },
  };
}

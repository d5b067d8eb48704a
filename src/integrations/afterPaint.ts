/**
 * Astro integration that makes the module script of the built pages wait for
 * the first paint: `src/scripts/afterPaint.ts` loads it then. `astro dev`
 * loads it at once.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;
const place = '<template>';

/**
 * Moves the address of a page's module script into the template that is brought in after the first paint.
 * @throws when the page has not exactly one module script, or no such template
 */
function withScriptAfterPaint(html: string, file: string): string {
  const [address, ...others] = Array.from(html.matchAll(moduleScript), ([, found = '']) => found);
  if (!address || others.length > 0 || !html.includes(place)) {
    throw new Error(
      `${file} should have one module script from src/layouts/Base.astro and one ${place} from src/components/Head.astro. Look there and at src/integrations/afterPaint.ts.`,
    );
  }
  return html.replace(moduleScript, '').replace(place, `<template data-script="${address}">`);
}

export function scriptAfterPaint(): AstroIntegration {
  return {
    name: 'script-after-paint',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const file of await readdir(dist, { recursive: true })) {
          if (!file.endsWith('.html')) continue;
          const page = path.join(dist, file);
          await writeFile(page, withScriptAfterPaint(await readFile(page, 'utf8'), file));
        }
      },
    },
  };
}

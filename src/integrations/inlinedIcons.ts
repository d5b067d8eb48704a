/**
 * Astro integration that takes the files of the icons out of the built site: each icon is drawn inside the pages that
 * show it, and Astro copies the file that it was drawn from as well.
 */
import { readdir, rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

export function inlinedIcons(): AstroIntegration {
  let assets = '';
  return {
    name: 'inlined-icons',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ assets } = config.build);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = new URL(`${assets}/`, dir);
        const icons = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
        await Promise.all(icons.map((name) => rm(new URL(name, folder))));
      },
    },
  };
}

/** Astro integration that bundles `src/scripts/head.ts` and puts it inline into the head of every page. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inlineScript } from './inlineScript.ts';

export function headScript(): AstroIntegration {
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup': async ({ config, injectScript, addWatchFile, command }) => {
        if (command === 'preview') return;
        const entry = fileURLToPath(new URL('./src/scripts/head.ts', config.root));
        addWatchFile(entry);
        injectScript('head-inline', await inlineScript(entry));
      },
    },
  };
}

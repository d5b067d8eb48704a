/** Astro integration that bundles `src/scripts/head.ts` and puts it inline into the head of every page. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';

export function headScript(): AstroIntegration {
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup': async ({ config, injectScript, addWatchFile, command }) => {
        if (command === 'preview') return;
        const entry = fileURLToPath(new URL('./src/scripts/head.ts', config.root));
        addWatchFile(entry);
        const result = (await build({
          configFile: false,
          logLevel: 'warn',
          build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'head' } },
        })) as Rolldown.RolldownOutput[];
        const code = result.flatMap(({ output }) => output).find((chunk) => chunk.type === 'chunk')?.code;
        if (code === undefined) throw new Error('src/scripts/head.ts gave no script.');
        injectScript('head-inline', code.trim());
      },
    },
  };
}

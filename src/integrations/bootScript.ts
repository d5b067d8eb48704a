/** Astro integration that bundles `src/scripts/boot.ts` and puts it inline into the head of every page. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { localeCodes } from '../i18n/locales.ts';

/** What a script that travels with every page needs to know of the languages: their codes, not their names and formats. */
export const codesOnly = { __LOCALE_CODES__: JSON.stringify(localeCodes) };

/**
 * @param entry file of the script, imports allowed
 * @returns the script, minified, for every browser the site supports
 * @throws when the bundle holds no script
 */
async function bundle(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    define: codesOnly,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'boot' } },
  })) as Rolldown.RolldownOutput[];
  const code = result.flatMap(({ output }) => output).find((chunk) => chunk.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`${entry} gave no script.`);
  return code.trim();
}

export function bootScript(): AstroIntegration {
  return {
    name: 'boot-script',
    hooks: {
      'astro:config:setup': async ({ config, injectScript, addWatchFile, command }) => {
        if (command === 'preview') return;
        const entry = fileURLToPath(new URL('./src/scripts/boot.ts', config.root));
        addWatchFile(entry);
        injectScript('head-inline', await bundle(entry));
      },
    },
  };
}

/** Astro integration that bundles `src/scripts/head.ts` and puts it inline into the head of every page. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { localeCodes } from '../i18n/locales.ts';
import { inlineScript } from './inlineScript.ts';

/** Of the languages the script needs the codes alone; names and formats need not travel with every page. */
function codesOnly(): Plugin {
  return {
    name: 'language-codes-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/locales\.ts$/ },
      handler(code) {
        const changed = code.replace('locales.map(({ code }) => code)', JSON.stringify(localeCodes));
        if (changed === code)
          this.error('src/i18n/locales.ts no longer makes its list of codes as this plugin expects.');
        return changed;
      },
    },
  };
}

export function headScript(): AstroIntegration {
  return {
    name: 'head-script',
    hooks: {
      'astro:config:setup': async ({ config, injectScript, addWatchFile, command }) => {
        if (command === 'preview') return;
        const entry = fileURLToPath(new URL('./src/scripts/head.ts', config.root));
        addWatchFile(entry);
        injectScript('head-inline', await inlineScript(entry, [codesOnly()]));
      },
    },
  };
}

/**
 * Astro integration for scripts that stand inside a page and run before anything
 * is fetched: `import code from './boot.ts?inline-script'` gives the bundled text
 * of a browser script. The security policy of the page takes its hash.
 */
import type { AstroIntegration } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';
import { localeCodes } from '../i18n/locales.ts';

/** What a script that travels with every page needs to know of the languages: their codes, not their names and formats. */
export const codesOnly = { __LOCALE_CODES__: JSON.stringify(localeCodes) };

const suffix = '?inline-script';

/**
 * Bundles a browser script.
 * @returns the script, minified, for every browser the site supports, and the files it is made of
 * @throws when the bundle holds no script
 */
async function bundle(entry: string): Promise<{ code: string; files: readonly string[] }> {
  const result = (await build({
    configFile: false,
    define: codesOnly,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  })) as Rolldown.RolldownOutput[];
  const chunk = result.flatMap(({ output }) => output).find((part) => part.type === 'chunk');
  if (!chunk) throw new Error(`${entry} gave no script.`);
  return { code: chunk.code.trim(), files: Object.keys(chunk.modules) };
}

function asText(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, files } = await bundle(id.slice(0, -suffix.length));
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(code)};`;
      },
    },
  };
}

export function inlineScripts(): AstroIntegration {
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [asText()] } });
      },
    },
  };
}

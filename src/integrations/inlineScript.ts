/** Bundles one browser script into the text that stands inside a `<script>` of the page. */
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * @param entry file of the script, imports allowed
 * @param plugins change modules on their way into the script
 * @returns the script, minified, for every browser the site supports
 * @throws when the bundle holds no script
 */
export async function inlineScript(entry: string, plugins: Plugin[] = []): Promise<string> {
  const result = (await build({
    configFile: false,
    plugins,
    logLevel: 'warn',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  })) as Rolldown.RolldownOutput[];
  const code = result.flatMap(({ output }) => output).find((chunk) => chunk.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`${entry} gave no script.`);
  return code.trim();
}

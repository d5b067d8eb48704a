/**
 * Names on each island the scripts that its own two are made of, so that `client:interaction` asks for all of them at
 * once: a browser learns of what a script imports only when that script has come, a round of requests later.
 */
import type { HtmlStep } from './index.ts';

/** Built scripts lie beside one another and name each other in double quotes. */
const imported = /\b(?:from|import)"\.\/([^"]+\.js)"/g;

/**
 * All scripts that these need, these included.
 * @throws when a script is not there
 */
function needed(urls: readonly string[], scripts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set(urls);
  // A set is walked together with what is added to it on the way.
  for (const url of found) {
    const text = scripts.get(url);
    if (text === undefined)
      throw new Error(`There is no script ${url}. Look at src/integrations/html/islandModules.ts.`);
    for (const [, name = ''] of text.matchAll(imported)) found.add(url.replace(/[^/]+$/, name));
  }
  return found;
}

/** Runs after `scriptAfterPaint`: what the page loads by itself need not be asked for again. */
export const islandModules: HtmlStep = (html, { scripts }) =>
  html.replaceAll(/<astro-island\b[^>]*>/g, (tag) => {
    const own = Array.from(tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g), ([, url = '']) => url);
    const others = [...needed(own, scripts)].filter((url) => !html.includes(url)).sort();
    return others.length > 0 ? tag.replace(/>$/, ` data-scripts="${others.join(' ')}">`) : tag;
  });

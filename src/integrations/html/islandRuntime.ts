/**
 * Takes Astro's island element and the directive out of the page, where Astro
 * writes their text, and puts them into a file that comes after the first paint:
 * until then the markup answers by itself, and the words have the line to themselves.
 */
import type { HtmlStep } from './index.ts';
import { loadAfterPaint } from './scriptAfterPaint.ts';

/** Inline scripts without attributes that register the directive or define the element. */
const runtime =
  /<script>((?:(?!<\/script>)[\s\S])*?(?:["`]astro:interaction["`]|define\(["`]astro-island["`])(?:(?!<\/script>)[\s\S])*?)<\/script>/g;

/** What tells the element that all of an island has arrived: at that time all of the page has. */
const arrival = / await-children(?=[ >])|<!--astro:end-->/g;

/** @throws when a page has islands and not exactly these two scripts */
export const islandRuntime: HtmlStep = (html, { file, emit }) => {
  if (!html.includes('<astro-island')) return html;
  const scripts = Array.from(html.matchAll(runtime), ([, text = '']) => text);
  if (scripts.length !== 2) {
    throw new Error(
      `${file} has ${String(scripts.length)} scripts of Astro's islands instead of two, the directive and the element. Look at the page and at src/integrations/html/islandRuntime.ts.`,
    );
  }
  return loadAfterPaint(html.replace(runtime, '').replace(arrival, ''), emit('islands', scripts.join('\n')), file);
};

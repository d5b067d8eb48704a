/**
 * Takes from each island what nothing in the browser reads: its name, and its id, which Astro makes of the folder that
 * the site is built in as well, so that the same site built in two places would differ.
 */
import type { HtmlStep } from './index.ts';

/** @throws when an island has none any more: this step has nothing left to do then */
export const islandIds: HtmlStep = (html, { file }) =>
  html.replaceAll(/<astro-island\b[^>]*>/g, (tag) => {
    const without = tag.replace(/ uid="\w+"/, '');
    if (without === tag) {
      throw new Error(`${file} has an island without an id of Astro's. Delete src/integrations/html/islandIds.ts.`);
    }
    return without.replace(/(opts="{)&quot;name&quot;:&quot;\w+&quot;,/, '$1');
  });

/**
 * Makes the module script of a built page wait for the first paint:
 * `src/scripts/afterPaint.ts` loads it then. `astro dev` loads it at once.
 */
import type { HtmlStep } from './index.ts';

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;
const place = '<template>';

/**
 * Moves the URL of a page's module script into the template that is brought in after the first paint.
 * @throws when the page has not exactly one module script, or no such template
 */
export const scriptAfterPaint: HtmlStep = (html, file) => {
  const [url, ...others] = Array.from(html.matchAll(moduleScript), ([, found = '']) => found);
  if (url === undefined || others.length > 0 || !html.includes(place)) {
    throw new Error(
      `${file} should have one module script from src/layouts/Base.astro and one ${place} from src/components/Head.astro. Look there and at src/integrations/html/scriptAfterPaint.ts.`,
    );
  }
  return html.replace(moduleScript, '').replace(place, `<template data-script="${url}">`);
};

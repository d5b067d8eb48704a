/**
 * Makes the scripts of a built page wait for the first paint:
 * `src/scripts/afterPaint.ts` loads them then. `astro dev` loads them at once.
 */
import type { HtmlStep } from './index.ts';

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;
const place = /<template(?: data-scripts="([^"]*)")?>/;

/**
 * Adds a script to those that the page's template names.
 * @throws when the page has no such template
 */
export function loadAfterPaint(html: string, url: string, file: string): string {
  const [template, others] = place.exec(html) ?? [];
  if (template === undefined) {
    throw new Error(
      `${file} has no <template> that names the scripts to load. It stands in src/components/Head.astro.`,
    );
  }
  const urls = others === undefined ? url : `${others} ${url}`;
  return html.replace(template, `<template data-scripts="${urls}">`);
}

/** @throws when the page has no module script */
export const scriptAfterPaint: HtmlStep = (html, { file }) => {
  const urls = Array.from(html.matchAll(moduleScript), ([, url = '']) => url);
  if (urls.length === 0) {
    throw new Error(
      `${file} should have the module script from src/layouts/Base.astro. Look there and at src/integrations/html/scriptAfterPaint.ts.`,
    );
  }
  return urls.reduce((page, url) => loadAfterPaint(page, url, file), html.replaceAll(moduleScript, ''));
};

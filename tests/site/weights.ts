/** Size limits of pages and their scripts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { PageKind } from '../../src/site/pages.ts';

/** Limits in bytes, brotli; docs/performance.md explains them. */
export const budgets = {
  /** HTML with its styles. The longest policies and the landing page may need a second round trip. */
  html: {
    usual: 18_000,
    landing: 38_000,
    policy: 24_000,
    /** Without the index of pages and questions. */
    search: 12_000,
  } satisfies Partial<Record<PageKind | 'usual', number>>,
  /** Reserve for content of the real site, so that an ordinary edit does not fail a test. */
  writing: 1500,
  /** A policy page without its text, which is as long as the law requires. `tools/bench` measures the whole page. */
  policyFrame: 14_500,
  /** Extra for a page with an interactive example: scripts, and HTML on feature pages. */
  interactive: { scripts: 1500, html: 3000 },
  /** All scripts before the visitor interacts, including inline ones and Astro's island element. */
  scripts: 6000,
  /** Extra for the search page: its script before the first search, and HTML for each entry of its index. */
  search: { scripts: 1500, entry: 45 },
  font: 35_000,
  /** All scripts after the first use of the language menu or FAQ, including React. */
  interaction: 95_000,
} as const;

/** Limit of the HTML of a kind of page, in bytes. */
export const htmlLimit = (kind: PageKind): number =>
  new Map<string, number>(Object.entries(budgets.html)).get(kind) ?? budgets.html.usual;

/** Size of a text in bytes, brotli at its best quality. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}

/** A page without its main part. */
export const frameOf = (html: string): string => html.replace(/<main[\s\S]*<\/main>/, '');

/** Extra for the interactive example in a page, if it has one. */
export function interactiveAllowance(
  html: string,
  kind: PageKind,
): { readonly scripts: number; readonly html: number } {
  if (!/\bdata-(rate-example|trade|contact-form|carousel|did-you-mean)\b/.test(html)) return { scripts: 0, html: 0 };
  return ['landing', 'contact', 'notFound'].includes(kind) ? { ...budgets.interactive, html: 0 } : budgets.interactive;
}

/** Extra for the index in a page, if it has one. */
export function indexAllowance(html: string): number {
  const [, index = ''] = html.split('class="search-index"');
  return (index.split('<li').length - 1) * budgets.search.entry;
}

/** Inline scripts of a page, without data blocks (JSON-LD, speculation rules). */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="(application\/ld\+json|speculationrules)"/.test(attributes))
    .map(([, , text = '']) => text);
}

/**
 * Records the script files that a page loads. Call before the first request.
 * @param dist folder of the built site
 * @returns the texts of all files loaded so far
 */
export function loadedScripts(page: Page, dist: string): () => string[] {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  // Sorted, because the compressed size depends on the order.
  return () => [...files].sort().map((file) => readFileSync(path.join(dist, file), 'utf8'));
}

/** What pages weigh as they travel to a visitor. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { PageKind } from '../../src/site/pages.ts';

/** Limits in bytes, brotli; docs/performance.md explains them. */
export const budgets = {
  /** HTML with its styles. The longest policies and the landing page may take a second flight of packets. */
  html: {
    /** Any other kind of page. */
    usual: 18_000,
    landing: 38_000,
    policy: 24_000,
    /** Besides its list, which grows with pages and questions. */
    search: 12_000,
  } satisfies Partial<Record<PageKind | 'usual', number>>,
  /** What writers may add to a page of the site, so that an ordinary edit never fails a test. */
  writing: 1500,
  /** A policy's page without its text, which is as long as the law asks for. `tools/bench` weighs the whole. */
  policyFrame: 14_000,
  /**
   * What a page may have more where a visitor can try something: its script, and its words with it, in a second flight.
   * The landing page, which has that flight anyway, keeps within its limit with both.
   */
  trial: { scripts: 1500, html: 3000 },
  /** All scripts before the visitor interacts, inline ones and Astro's own element included. */
  scripts: 6000,
  /**
   * What the search page may have more: what asks and shows, the search itself comes when the field is used; and
   * for each page and question in its list, so that a new one is never too much.
   */
  search: { scripts: 1500, place: 45 },
  /** The one font that every page asks for at once. */
  font: 35_000,
  /** All scripts after the first touch of the language menu or the questions, React included. */
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

/** How much more a page may have for something to try: nothing where there is nothing. */
export function trialAllowance(html: string, kind: PageKind): { readonly scripts: number; readonly html: number } {
  if (!/\bdata-(rate-example|trade|contact-form|carousel|did-you-mean)\b/.test(html)) return { scripts: 0, html: 0 };
  return ['landing', 'contact', 'notFound'].includes(kind) ? { ...budgets.trial, html: 0 } : budgets.trial;
}

/** How much more a page may have for the index of the site: nothing where there is none. */
export function indexAllowance(html: string): number {
  const [, index = ''] = html.split('class="search-index"');
  return (index.split('<li').length - 1) * budgets.search.place;
}

/** The texts of the scripts inside a page; blocks of data (JSON-LD, speculation rules) are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="(application\/ld\+json|speculationrules)"/.test(attributes))
    .map(([, , text = '']) => text);
}

/**
 * Watches a page from before its first request; gives the texts of all script files it has loaded so far.
 * @param dist folder of the site it is served from
 */
export function loadedScripts(page: Page, dist: string): () => string[] {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  // In one order: what packs better together must not depend on which came first.
  return () => [...files].sort().map((file) => readFileSync(path.join(dist, file), 'utf8'));
}

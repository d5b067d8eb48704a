/** What pages weigh as they travel to a visitor. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Size of a text in bytes, brotli at its best quality. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}

/** The texts of the scripts inside a page; blocks of data (JSON-LD, speculation rules) are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="(application\/ld\+json|speculationrules)"/.test(attributes))
    .map(([, , text = '']) => text);
}

/** Watches a page from before its first request; gives the texts of all script files it has loaded so far. */
export function loadedScripts(page: Page): () => string[] {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname);
  });
  return () => [...files].map((file) => readFileSync(`dist${file}`, 'utf8'));
}

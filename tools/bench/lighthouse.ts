/** Lighthouse's marks for each kind of page, on its model of a phone with a slow connection. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { Locale } from '../../src/site/locales.ts';
import { pathOf } from '../../src/site/routes.ts';
import type { BrowserChoice } from '../../tests/site/browser.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';
import { samples, type Sample } from './samples.ts';

/** Something Lighthouse would have better. */
export interface Remark {
  readonly path: string;
  readonly category: string;
  readonly title: string;
  /** From 0 to 1. */
  readonly score: number;
  readonly display: string;
}

/** How often a page is opened again when the browser's own record of a run is incomplete. */
const attempts = 3;

/**
 * One run on one page.
 * @throws when Lighthouse cannot load or judge the page
 */
async function audit(url: string, { executablePath, args }: BrowserChoice): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
    try {
      const run = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
      const error = run?.lhr.runtimeError;
      if (run && !error) return run.lhr;
      if (attempt === attempts) throw new Error(`${url}: ${error?.message ?? 'Lighthouse gave no result.'}`);
    } finally {
      chrome.kill();
    }
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Reads an audit of a run. */
const numeric = (id: string) => (run: Result) => run.audits[id]?.numericValue ?? Number.NaN;

/** What is measured, with its unit and how it is read from a run. */
function readings({
  kind,
}: Sample): Record<string, { unit: string; target: NonNullable<Figure['target']>; read: (run: Result) => number }> {
  return {
    ...Object.fromEntries(
      categories.map((id) => [
        id,
        { unit: '', target: { least: 100 }, read: (run: Result) => (run.categories[id]?.score ?? Number.NaN) * 100 },
      ]),
    ),
    LCP: {
      unit: 'ms',
      target: { most: kind === 'landing' ? 1300 : 1000 },
      read: numeric('largest-contentful-paint'),
    },
    TBT: { unit: 'ms', target: { most: 10 }, read: numeric('total-blocking-time') },
    CLS: { unit: '', target: { most: 0 }, read: numeric('cumulative-layout-shift') },
  };
}

/** Words and nothing else: what the browser itself needs on this machine, as busy as it is. */
const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare page</h1><p>Words to read.</p>';

/** The audits of a run that count towards a mark and are not perfect. */
function remarksIn(run: Result, path: string): Remark[] {
  return categories.flatMap((category) =>
    (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, title, displayValue = '' } = run.audits[id] ?? {};
      if (weight === 0 || title === undefined || typeof score !== 'number' || score === 1) return [];
      return [{ path, category, title, score, display: displayValue }];
    }),
  );
}

/** Serves the bare page on a free port. */
async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(barePage));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    close: () => {
      server.close();
    },
  };
}

/**
 * Audits the built site. Every run is followed by one on the bare page, which
 * shows what of the times is the machine's and how steady it is.
 * @param origin where it is served
 * @param runs runs on each page, whose median counts
 */
export async function auditSite(
  browser: BrowserChoice,
  origin: string,
  { runs, locales }: { runs: number; locales: readonly Locale[] },
  progress: (text: string) => void,
): Promise<{ figures: Figure[]; remarks: Remark[] }> {
  const part = 'Lighthouse 13, mobile';
  const figures: Figure[] = [];
  const bareResults: Result[] = [];
  const remarks: Remark[] = [];
  const bare = await serveBarePage();
  // The first start of a browser waits for its program to come from the disk.
  await audit(bare.url, browser);
  for (const sample of samples().filter(({ kind }) => kind !== 'notFound')) {
    const byLocale = new Map<Locale, Result[]>();
    for (const locale of locales) {
      const path = pathOf(sample.id, locale);
      const results: Result[] = [];
      for (let run = 1; run <= runs; run += 1) {
        progress(`Lighthouse on ${path}, run ${String(run)} of ${String(runs)}`);
        results.push(await audit(origin + path, browser));
        bareResults.push(await audit(bare.url, browser));
      }
      byLocale.set(locale, results);
      remarks.push(...(results[0] ? remarksIn(results[0], path) : []));
    }
    for (const [what, { unit, target, read }] of Object.entries(readings(sample))) {
      figures.push({
        part,
        what: `${sample.kind} page: ${what}`,
        unit,
        values: Object.fromEntries([...byLocale].map(([locale, results]) => [locale, median(results.map(read))])),
        target,
      });
    }
  }
  bare.close();
  for (const [what, id] of [
    ['LCP', 'largest-contentful-paint'],
    ['TBT', 'total-blocking-time'],
  ] as const) {
    figures.push({
      part,
      what: `a page of two lines, ${String(bareResults.length)} runs: ${what}`,
      unit: 'ms',
      values: { en: median(bareResults.map(numeric(id))) },
    });
  }
  return { figures, remarks };
}

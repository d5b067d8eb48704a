/** Lighthouse scores of each kind of page, on a simulated phone with a slow connection. */
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

/** An audit with a score below 1. */
export interface Remark {
  readonly path: string;
  readonly category: string;
  readonly title: string;
  /** From 0 to 1. */
  readonly score: number;
  readonly display: string;
}

/** Retries when the browser's trace is incomplete. */
const attempts = 3;

/**
 * Runs Lighthouse on a page.
 * @throws when Lighthouse cannot load or score the page
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

const numeric = (id: string) => (run: Result) => run.audits[id]?.numericValue ?? Number.NaN;

/** Metrics with their units. */
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

/** A page of plain text, which shows the time that the browser needs on this machine. */
const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare page</h1><p>Words to read.</p>';

/** Audits that count towards a score and are not perfect. */
function remarksIn(run: Result, path: string): Remark[] {
  return categories.flatMap((category) =>
    (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, title, displayValue = '' } = run.audits[id] ?? {};
      if (weight === 0 || title === undefined || typeof score !== 'number' || score === 1) return [];
      return [{ path, category, title, score, display: displayValue }];
    }),
  );
}

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
 * Audits the built site. A run on the plain page follows each run, and shows how fast and how busy the machine is.
 * @param origin of the served site
 * @param runs on each page, of which the median counts
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
  // The first start of a browser reads its program from disk.
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
    for (const [metric, { unit, target, read }] of Object.entries(readings(sample))) {
      figures.push({
        part,
        metric: `${sample.kind} page: ${metric}`,
        unit,
        values: Object.fromEntries([...byLocale].map(([locale, results]) => [locale, median(results.map(read))])),
        target,
      });
    }
  }
  bare.close();
  for (const [metric, id] of [
    ['LCP', 'largest-contentful-paint'],
    ['TBT', 'total-blocking-time'],
  ] as const) {
    figures.push({
      part,
      metric: `a page of two lines, ${String(bareResults.length)} runs: ${metric}`,
      unit: 'ms',
      values: { en: median(bareResults.map(numeric(id))) },
    });
  }
  return { figures, remarks };
}

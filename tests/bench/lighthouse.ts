/** Lighthouse's marks for each kind of page, on its model of a phone with a slow connection. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import type { BrowserChoice } from '../site/browser.ts';
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

/** One run on one page. */
async function audit(url: string, { executablePath, args }: BrowserChoice): Promise<Result> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is measured, with its unit and how it is read from a run. */
function readings({
  kind,
}: Sample): Record<string, { unit: string; target: Figure['target']; read: (run: Result) => number }> {
  const numeric = (id: string) => (run: Result) => run.audits[id]?.numericValue ?? Number.NaN;
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

/** Words and nothing else: what the browser itself needs on this machine. */
const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare page</h1><p>Words to read.</p>';

/** The same readings of a page without styles, scripts and fonts, to compare times with. */
async function markBarePage(browser: BrowserChoice, runs: number): Promise<Figure[]> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(barePage));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const results: Result[] = [];
  for (let run = 1; run <= runs; run += 1) {
    results.push(await audit(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, browser));
  }
  server.close();
  const { LCP, TBT } = readings({ kind: 'policy', id: '' });
  return Object.entries({ LCP, TBT }).map(([what, reading]) => ({
    part: 'Lighthouse 13, mobile',
    what: `for comparison, a page of two lines: ${what}`,
    unit: 'ms',
    values: { en: reading ? median(results.map(reading.read)) : Number.NaN },
  }));
}

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

/**
 * Marks the built site.
 * @param origin where it is served
 * @param runs runs on each page, whose median counts
 */
export async function markSite(
  browser: BrowserChoice,
  origin: string,
  { runs, locales }: { runs: number; locales: readonly Locale[] },
  progress: (text: string) => void,
): Promise<{ figures: Figure[]; remarks: Remark[] }> {
  const figures: Figure[] = [];
  const remarks: Remark[] = [];
  for (const sample of samples().filter(({ kind }) => kind !== 'error')) {
    const byLocale = new Map<Locale, Result[]>();
    for (const locale of locales) {
      const path = pathOf(sample.id, locale);
      const results: Result[] = [];
      for (let run = 1; run <= runs; run += 1) {
        progress(`Lighthouse on ${path}, run ${String(run)} of ${String(runs)}`);
        results.push(await audit(origin + path, browser));
      }
      byLocale.set(locale, results);
      remarks.push(...(results[0] ? remarksIn(results[0], path) : []));
    }
    for (const [what, { unit, target, read }] of Object.entries(readings(sample))) {
      figures.push({
        part: 'Lighthouse 13, mobile',
        what: `${sample.kind} page: ${what}`,
        unit,
        values: Object.fromEntries([...byLocale].map(([locale, results]) => [locale, median(results.map(read))])),
        ...(target ? { target } : {}),
      });
    }
  }
  progress('Lighthouse on a page of two lines');
  figures.push(...(await markBarePage(browser, runs)));
  return { figures, remarks };
}

/** Measures transfer sizes of the built site, before and after interactions. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { defaultLocale, localeCodes, type Locale } from '../../src/site/locales.ts';
import { pathOf, searchId } from '../../src/site/routes.ts';
import {
  brotliBytes,
  budgets,
  htmlLimit,
  indexAllowance,
  inlineScripts,
  loadedScripts,
  interactiveAllowance,
} from '../../tests/site/weights.ts';
import type { Figure } from './report.ts';
import { fileOf, samples, transferSize, type Sample } from './samples.ts';

const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100;

interface Loaded {
  readonly type: string;
  readonly bytes: number;
  readonly isForeign: boolean;
}

/** Records the resources of a page. Call before the first request. */
function watch(page: Page, origin: string): () => Loaded[] {
  const loaded = new Map<string, Loaded>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    const type = response.request().resourceType();
    const isForeign = url.origin !== origin;
    const bytes = isForeign || type === 'document' ? 0 : transferSize(`dist${url.pathname}`);
    loaded.set(url.href, { type, bytes, isForeign });
  });
  return () => [...loaded.values()];
}

/** Measures a page before any interaction; the unit follows the comma. */
async function weigh(
  browser: Browser,
  origin: string,
  { id }: Sample,
  locale: Locale,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const loaded = watch(page, origin);
  const scripts = loadedScripts(page, 'dist');
  const response = await page.goto(origin + pathOf(id, locale), { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  const own = [...inlineScripts(html), ...scripts()];
  const styles = Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, text = '']) => text);
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking').length,
  );
  const cookies = await context.cookies();
  await context.close();
  const others = loaded().filter(({ type }) => type !== 'document');
  const sum = (type: string): number =>
    kilobytes(others.filter((one) => one.type === type).reduce((total, { bytes }) => total + bytes, 0));
  return {
    'HTML + CSS, kB': kilobytes(transferSize(fileOf(id, locale))) + sum('stylesheet'),
    'of it CSS, compressed alone, kB': kilobytes(brotliBytes(styles.join('\n'))),
    'all scripts, inline ones included, kB': kilobytes(brotliBytes(own.join('\n'))),
    'fonts, kB': sum('font'),
    'images outside the HTML, kB': sum('image'),
    'requests after the HTML': others.length,
    'blocking requests': blocking,
    'third-party requests and cookies': others.filter(({ isForeign }) => isForeign).length + cookies.length,
  };
}

function targetsOf({ kind, id }: Sample): Readonly<Record<string, number>> {
  const page = readFileSync(fileOf(id, defaultLocale), 'utf8');
  const extra = interactiveAllowance(page, kind);
  const scripts = budgets.scripts + (kind === 'search' ? budgets.search.scripts : extra.scripts);
  const html = htmlLimit(kind) + extra.html + indexAllowance(page);
  return {
    'HTML + CSS, kB': html / 1000,
    'all scripts, inline ones included, kB': scripts / 1000,
    'fonts, kB': budgets.font / 1000,
    'blocking requests': 0,
    'third-party requests and cookies': 0,
  };
}

async function weighKind(browser: Browser, origin: string, sample: Sample): Promise<Figure[]> {
  const byLocale = new Map<Locale, Record<string, number>>();
  for (const locale of localeCodes) byLocale.set(locale, await weigh(browser, origin, sample, locale));
  const targets = targetsOf(sample);
  const metrics = Object.keys(byLocale.get(defaultLocale) ?? {});
  return metrics.map((metric) => {
    const most = targets[metric];
    const [name, unit] = metric.endsWith(', kB') ? [metric.slice(0, -4), 'kB'] : [metric, ''];
    return {
      part: 'weight, brotli',
      metric: `${sample.kind} page: ${name}`,
      unit,
      values: Object.fromEntries([...byLocale].map(([locale, found]) => [locale, found[metric] ?? Number.NaN])),
      ...(most === undefined ? {} : { target: { most } }),
    };
  });
}

/** An interaction that loads more. */
interface Interaction {
  readonly name: string;
  readonly id: string;
  readonly act: (page: Page) => Promise<void>;
  /** Limit of all scripts then loaded, in kB. */
  readonly most?: number;
}

const interactions: readonly Interaction[] = [
  {
    name: 'language menu',
    id: 'contactUs',
    act: async (page) => {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menu').waitFor();
    },
    most: budgets.interaction / 1000,
  },
  {
    name: 'a question',
    id: 'home',
    act: async (page) => {
      await page.locator('#faq h4 button').nth(1).click();
      await page.locator('#faq astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    },
    most: budgets.interaction / 1000,
  },
  {
    name: 'menu of a phone',
    id: 'contactUs',
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'contact form',
    id: 'contactUs',
    act: async (page) => {
      const field = page.locator('form input').first();
      await field.click();
      // The island hydrates while no field has focus.
      await field.blur();
      await page.locator('astro-island:not([ssr]) form').waitFor();
    },
  },
  {
    name: 'pictures in view',
    id: 'home',
    act: async (page) => {
      const carousel = page.locator('astro-island[component-url*="Carousel"]');
      await carousel.scrollIntoViewIfNeeded();
      await page.locator('astro-island[component-url*="Carousel"]:not([ssr])').waitFor({ state: 'attached' });
    },
  },
];

/** Measures the scripts loaded after an interaction on a phone. */
async function weighInteraction(
  browser: Browser,
  origin: string,
  { id, act, name, most }: Interaction,
): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const loaded = watch(page, origin);
  await page.goto(origin + pathOf(id, defaultLocale), { waitUntil: 'networkidle' });
  await act(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  const bytes = loaded().reduce((total, one) => total + (one.type === 'script' ? one.bytes : 0), 0);
  return {
    part: 'weight, brotli',
    metric: `script files after: ${name}`,
    unit: 'kB',
    values: { '': kilobytes(bytes) },
    ...(most === undefined ? {} : { target: { most } }),
  };
}

export async function weighSite(browser: Browser, origin: string, progress: (text: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sample of [...samples(), { kind: 'search', id: searchId } as const]) {
    progress(`weighing the ${sample.kind} page (${sample.id})`);
    figures.push(...(await weighKind(browser, origin, sample)));
  }
  for (const interaction of interactions) {
    progress(`weighing after: ${interaction.name}`);
    figures.push(await weighInteraction(browser, origin, interaction));
  }
  return figures;
}

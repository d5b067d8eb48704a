/**
 * Measures the time until the visible response to the first press of a control, and the longest task after it, on a phone
 * with a four times slower processor, on a slow and a fast connection.
 */
import type { Browser } from '@playwright/test';
import { pathOf } from '../../src/site/routes.ts';
import { drawerButton, languageButton, languageList } from '../../tests/site/usable.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';

/** A control, and the element that shows its response. */
interface Control {
  readonly name: string;
  /** Page id */
  readonly page: string;
  readonly press: string;
  readonly response: string;
}

const controls: readonly Control[] = [
  // Opened by the browser: the reference for the others.
  {
    name: 'drawer',
    page: 'home',
    press: drawerButton,
    response: 'dialog:modal',
  },
  {
    name: 'languages',
    page: 'home',
    press: languageButton,
    response: languageList,
  },
  {
    name: 'question',
    page: 'home',
    press: '#faq [data-category]:nth-of-type(1) [data-question]:nth-child(2) button',
    response: '#faq [data-category]:nth-of-type(1) [data-question]:nth-child(2) [data-answer]',
  },
  {
    name: 'category',
    page: 'home',
    press: '#faq [role=tab]:nth-of-type(3)',
    response: '#faq [data-category]:nth-of-type(3)',
  },
  {
    name: 'slide',
    page: 'home',
    press: '[data-carousel] [data-dot]:nth-of-type(3)',
    response: '[data-carousel] [data-dot]:nth-of-type(3)[aria-disabled=true]',
  },
  {
    name: 'form',
    page: 'contactUs',
    // The browser's validation responds, later the summary of the form.
    press: 'main form [type=submit]',
    response: 'main form :is(:user-invalid, [aria-invalid=true])',
  },
];

/** Throttling profiles of Chromium's developer tools. */
const connections = {
  'slow 4G': { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  fast: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const;

/** Presses of each control, each on a new page; the median counts. */
const times = 5;

/** Result of a press, in milliseconds. */
interface PressResult {
  readonly response: number;
  /** Longest task in the second after the response; 0 if none took 50 ms. */
  readonly longestTask: number;
}

/** Measures the next press in the page. Rejects if nothing responds in 30 s. */
function watch(response: string): Promise<PressResult> {
  return new Promise((resolve, reject) => {
    const tasks: PerformanceEntry[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    let [pressed, responded] = [NaN, NaN];
    const giveUp = performance.now() + 30_000;
    addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const look = (): void => {
      const now = performance.now();
      const isShown = [...document.querySelectorAll(response)].some(
        (one) => one.checkVisibility() && one.clientHeight > 0,
      );
      if (!(responded > 0) && pressed > 0 && isShown) responded = now;
      if (!(responded > 0) && now > giveUp) {
        reject(new Error(`No response: ${response}`));
        return;
      }
      if (!(now > responded + 1000)) {
        requestAnimationFrame(look);
        return;
      }
      const own = tasks.filter(({ startTime, duration }) => startTime + duration > pressed);
      resolve({
        response: responded - pressed,
        longestTask: Math.max(0, ...own.map(({ duration }) => duration)),
      });
    };
    requestAnimationFrame(look);
  });
}

async function press(
  browser: Browser,
  origin: string,
  control: Control,
  connection: keyof typeof connections,
): Promise<PressResult> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', connections[connection]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + pathOf(control.page, 'en'), { waitUntil: 'networkidle' });
  await page.locator(control.press).scrollIntoViewIfNeeded();
  const measured = page.evaluate(watch, control.response);
  await page.locator(control.press).tap();
  const result = await measured;
  await context.close();
  return result;
}

export async function timeTouch(browser: Browser, origin: string, progress: (text: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const connection of ['slow 4G', 'fast'] as const) {
    const found = new Map<string, PressResult[]>();
    for (const control of controls) {
      progress(`touch, ${connection}: ${control.name}`);
      const own: PressResult[] = [];
      for (let time = 0; time < times; time += 1) own.push(await press(browser, origin, control, connection));
      found.set(control.name, own);
    }
    const figure = (metric: string, unit: string, key: keyof PressResult, target?: Figure['target']): Figure => ({
      part: `first touch, ${connection}, processor 4× slower`,
      metric,
      unit,
      values: Object.fromEntries([...found].map(([name, own]) => [name, median(own.map((one) => one[key]))])),
      ...(target ? { target } : {}),
    });
    figures.push(
      figure('from the press to the response', 'ms', 'response', { most: 150 }),
      figure('the longest task after it', 'ms', 'longestTask', { most: 100 }),
    );
  }
  return figures;
}

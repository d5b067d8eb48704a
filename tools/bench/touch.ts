/**
 * How long a visitor waits after the first press of a control: for its visible answer, and for the island that takes
 * over unseen; on a phone with a processor four times slower, with a slow connection and with a fast one.
 */
import type { Browser } from '@playwright/test';
import { pathOf } from '../../src/site/routes.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';

/** A control, the element that shows its answer, and the component that takes it over. */
interface Control {
  readonly name: string;
  /** Id of the page that has it. */
  readonly page: string;
  readonly press: string;
  readonly answer: string;
  /** Part of the address of the component's script. */
  readonly island: string;
}

const controls: readonly Control[] = [
  // The browser opens it by itself: what the others are compared with.
  {
    name: 'drawer',
    page: 'home',
    press: '.bar button[command=show-modal]',
    answer: 'dialog:modal',
    island: 'NavDrawer',
  },
  {
    name: 'languages',
    page: 'home',
    press: '.bar astro-island[component-url*="LanguageMenu"] button',
    answer: ':is(#language-list, [role=menu])',
    island: 'LanguageMenu',
  },
  {
    name: 'question',
    page: 'home',
    press: '#faq [data-category]:nth-of-type(1) > :last-child > :nth-child(2) h4 button',
    answer: '#faq [data-category]:nth-of-type(1) > :last-child > :nth-child(2) [data-answer]',
    island: 'Faq',
  },
  {
    name: 'category',
    page: 'home',
    press: '#faq [role=tab]:nth-of-type(3)',
    answer: '#faq [data-category]:nth-of-type(3)',
    island: 'Faq',
  },
  {
    name: 'slide',
    page: 'home',
    press: '[data-carousel] [data-dot]:nth-of-type(3)',
    answer: '[data-carousel] [data-dot]:nth-of-type(3)[aria-disabled=true]',
    island: 'Carousel',
  },
  {
    name: 'form',
    page: 'contactUs',
    // The browser's own check answers, and later the summary of the form.
    press: 'main form [type=submit]',
    answer: 'main form :is(:user-invalid, [aria-invalid=true])',
    island: 'ContactForm',
  },
];

/** Connections, as Chromium's own tools throttle them. */
const connections = {
  'slow 4G': { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  fast: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const;

/** How often each control is pressed on a page of its own; the median counts. */
const times = 5;

/** What came of one press, in milliseconds. */
interface Answered {
  readonly answer: number;
  readonly takenOver: number;
  /** The longest task from the press on until a little after the island has taken over; 0 where none took 50. */
  readonly longestTask: number;
  /** How many times scripts were asked for because of other scripts: 1 where all were asked for at once. */
  readonly rounds: number;
}

/** Waits in the page for everything that follows the next press. */
function watch({ answer, island }: Pick<Control, 'answer' | 'island'>): Promise<Answered> {
  return new Promise((resolve) => {
    const tasks: PerformanceEntry[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    let [pressed, answered, takenOver] = [NaN, NaN, NaN];
    addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const look = (): void => {
      const now = performance.now();
      const shown = document.querySelector<HTMLElement>(answer);
      if (!(answered > 0) && pressed > 0 && shown?.checkVisibility() && shown.clientHeight > 0) answered = now;
      if (!(takenOver > 0) && document.querySelector(`astro-island[component-url*="${island}"][data-ready]`)) {
        takenOver = now;
      }
      if (!(answered > 0 && takenOver > 0) || now < takenOver + 500) {
        requestAnimationFrame(look);
        return;
      }
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'responseEnd' in entry)
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= pressed && startTime < takenOver)
        .sort((one, other) => one.startTime - other.startTime);
      let [rounds, end] = [0, -Infinity];
      for (const { startTime, responseEnd } of scripts) {
        if (rounds === 0 || startTime >= end) [rounds, end] = [rounds + 1, responseEnd];
        else end = Math.min(end, responseEnd);
      }
      const own = tasks.filter(({ startTime, duration }) => startTime + duration > pressed);
      resolve({
        answer: answered - pressed,
        takenOver: takenOver - pressed,
        longestTask: Math.max(0, ...own.map(({ duration }) => duration)),
        rounds,
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
): Promise<Answered> {
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
  const answered = page.evaluate(watch, { answer: control.answer, island: control.island });
  await page.locator(control.press).tap();
  const result = await answered;
  await context.close();
  return result;
}

/** Presses every control of the built site for the first time. */
export async function timeTouch(browser: Browser, origin: string, progress: (text: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const connection of ['slow 4G', 'fast'] as const) {
    const found = new Map<string, Answered[]>();
    for (const control of controls) {
      progress(`touch, ${connection}: ${control.name}`);
      const own: Answered[] = [];
      for (let time = 0; time < times; time += 1) own.push(await press(browser, origin, control, connection));
      found.set(control.name, own);
    }
    const figure = (what: string, unit: string, key: keyof Answered, target?: Figure['target']): Figure => ({
      part: `first touch, ${connection}, processor 4× slower`,
      what,
      unit,
      values: Object.fromEntries([...found].map(([name, own]) => [name, median(own.map((one) => one[key]))])),
      ...(target ? { target } : {}),
    });
    figures.push(
      figure('from the press to its answer', 'ms', 'answer', { most: 150 }),
      figure('from the press to the island', 'ms', 'takenOver'),
      figure('the longest task until then', 'ms', 'longestTask', { most: 100 }),
      figure('rounds of requests', '', 'rounds', { most: 1 }),
    );
  }
  return figures;
}

/** Firefox through WebDriver BiDi. */
import { launch, type Browser } from 'puppeteer-core';
import { findProgram, type Engine } from './visitor.ts';

const executablePath = findProgram(
  'FIREFOX_PATH',
  ['firefox', 'firefox-esr'],
  ['/Applications/Firefox.app/Contents/MacOS'],
);
const browsers = new Map<string, Browser>();

/** The browser of a language, which takes a while to start. */
async function browserOf(language: string): Promise<Browser> {
  const running = browsers.get(language);
  if (running) return running;
  const extraPrefsFirefox = { 'intl.accept_languages': language };
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
  browsers.set(language, browser);
  return browser;
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: executablePath === '' ? 'Firefox is not installed (Debian: apt-get install firefox-esr)' : undefined,
  async arrive(language) {
    const context = await (await browserOf(language)).createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    const aborted: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText.includes('ABORT')) aborted.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`policy: ${effectiveDirective} ${blockedURI}`);
      });
    });
    return {
      visit: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
      find: (expression) => page.evaluate(expression),
      press: (selector) => page.locator(selector).click(),
      key: (key) => page.keyboard.press(key),
      type: (selector, text) => page.type(selector, text),
      resize: (width, height) => page.setViewport({ width, height, hasTouch: false }),
      // Firefox reports requests that leaving a page cancels.
      consoleErrors: () =>
        Promise.resolve(errors.filter((error) => !aborted.some((address) => error.includes(address)))),
      leave: () => context.close(),
    };
  },
  async end() {
    for (const browser of browsers.values()) await browser.close();
    browsers.clear();
  },
};

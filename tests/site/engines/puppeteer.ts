/** Chromium and Firefox, through WebDriver BiDi or Chromium's own protocol. */
import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { findBrowser } from '../browser.ts';
import { findProgram, type Engine, type Visitor } from './visitor.ts';

const firefoxPath = findProgram(
  'FIREFOX_PATH',
  ['firefox', 'firefox-esr'],
  ['/Applications/Firefox.app/Contents/MacOS'],
);

/**
 * @param missing why the engine cannot be used here, if it cannot
 * @param optionsFor how the browser of a language is started
 */
function engine(
  name: string,
  missing: string | undefined,
  optionsFor: (language: string) => Promise<LaunchOptions>,
): Engine {
  const browsers = new Map<string, Browser>();

  /** The browser of a language, which takes a while to start. */
  async function browserOf(language: string): Promise<Browser> {
    const running = browsers.get(language);
    if (running) return running;
    const browser = await launch(await optionsFor(language));
    browsers.set(language, browser);
    return browser;
  }

  async function arrive(language: string): Promise<Visitor> {
    const context = await (await browserOf(language)).createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    const calledOff: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText.includes('ABORT')) calledOff.push(request.url());
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
      tap: async (selector) => {
        await page.locator(selector).wait();
        await page.tap(selector);
      },
      // Firefox knows the space bar by its letter only.
      key: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
      type: (selector, text) => page.type(selector, text),
      resize: (width, height) => page.setViewport({ width, height, hasTouch: false }),
      // A page that is left calls off what it was still asking for, which is an error to Firefox and not to its reader.
      consoleErrors: () =>
        Promise.resolve(errors.filter((error) => !calledOff.some((address) => error.includes(address)))),
      leave: () => context.close(),
    };
  }

  return {
    name,
    missing,
    arrive,
    async end() {
      for (const browser of browsers.values()) await browser.close();
      browsers.clear();
    },
  };
}

export const chromium = engine('Chromium', undefined, async (language) => {
  const { executablePath, args } = await findBrowser();
  return { executablePath, args: [...args, `--lang=${language}`, `--accept-lang=${language}`], headless: true };
});

export const firefox = engine(
  'Firefox',
  firefoxPath === '' ? 'Firefox is not installed (Debian: apt-get install firefox-esr)' : undefined,
  (language) =>
    Promise.resolve({
      browser: 'firefox',
      executablePath: firefoxPath,
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': language },
    }),
);

/** Firefox, through WebDriver BiDi. */
import { launch, type Browser } from 'puppeteer-core';
import { findProgram, type Engine, type Visitor } from './visitor.ts';

const program = findProgram('FIREFOX_PATH', ['firefox', 'firefox-esr'], ['/Applications/Firefox.app/Contents/MacOS']);
const browsers = new Map<string, Browser>();

/** The browser of a language, which takes a while to start. */
async function browserOf(language: string): Promise<Browser> {
  const running = browsers.get(language);
  if (running) return running;
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': language },
  });
  browsers.set(language, browser);
  return browser;
}

async function arrive(language: string): Promise<Visitor> {
  const context = await (await browserOf(language)).createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
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
    visit: (address) => page.goto(address),
    find: (expression) => page.evaluate(expression),
    press: (selector) => page.locator(selector).click(),
    key: (name) => page.keyboard.press(name),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    consoleErrors: () => Promise.resolve(errors),
    leave: () => context.close(),
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: program === '' ? 'Firefox is not installed (Debian: apt-get install firefox-esr)' : undefined,
  arrive,
  async end() {
    for (const browser of browsers.values()) await browser.close();
    browsers.clear();
  },
};

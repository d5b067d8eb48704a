/** The behaviour of the site in Firefox, an engine of its own, through WebDriver BiDi. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { routes } from './pages.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';

/** The Firefox that `FIREFOX_PATH` names, or an installed one. */
function findFirefox(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/Applications/Firefox.app/Contents/MacOS'];
  return [
    process.env['FIREFOX_PATH'] ?? '',
    ...folders.flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => path.join(folder, name))),
  ].find((file) => file !== '' && existsSync(file));
}

const firefox = findFirefox();

/** Starts Firefox for a visitor who prefers these languages. */
async function start(languages: string): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: firefox ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': languages },
  });
}

test.describe('in Firefox', () => {
  test.describe.configure({ mode: 'default' });
  test.skip(firefox === undefined, 'Firefox is not installed on this machine (Debian: apt-get install firefox-esr)');
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  test.beforeAll(async () => {
    browser = await start('en-GB, en');
  });
  test.afterAll(async () => {
    await browser.close();
  });
  test.beforeEach(async () => {
    const context = await browser.createBrowserContext();
    page = await openPage(context);
  });
  test.afterEach(async () => {
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  /** A page that notes every error and every violation of the security policy. */
  async function openPage(context: Pick<Browser, 'newPage'>): Promise<Page> {
    const opened = await context.newPage();
    complaints = [];
    opened.on('pageerror', (error) => complaints.push(String(error)));
    opened.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await opened.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`policy: ${effectiveDirective} ${blockedURI}`);
      });
    });
    await opened.setViewport({ width: 1280, height: 800 });
    return opened;
  }

  const visit = async (address: string): Promise<void> => {
    await page.goto(`${test.info().project.use.baseURL ?? ''}${address}`);
  };
  /** What a script in the page finds becomes true. */
  const becomes = async (find: string, value: unknown): Promise<void> => {
    await expect.poll(() => page.evaluate(find), { message: find }).toEqual(value);
  };
  const shown = (selector: string, expected = true): Promise<void> =>
    becomes(
      `(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        return element !== null && element.checkVisibility() && element.clientHeight > 0;
      })()`,
      expected,
    );
  const focused = (selector: string): Promise<void> =>
    becomes(`Boolean(document.activeElement?.matches(${JSON.stringify(selector)}))`, true);
  const press = (selector: string): Promise<void> => page.locator(selector).click();

  test('every page of every language loads without an error or a violation of the policy', async () => {
    for (const locale of localeCodes) {
      for (const { id } of routes) {
        await visit(pathOf(id, locale));
        await shown('h1');
        await becomes('document.documentElement.scrollWidth <= innerWidth', true);
        expect(complaints, `${id} ${locale}`).toEqual([]);
      }
    }
  });

  test('a browser that prefers French is led to the French page with query and hash', async () => {
    const french = await start('fr-CA, fr');
    try {
      page = await openPage(french);
      await visit('/contactUs?a=1#form');
      await becomes('location.pathname + location.search + location.hash', '/fr/contactUs?a=1#form');
      await becomes('localStorage.length', 0);
    } finally {
      await french.close();
      page = await openPage(await browser.createBrowserContext());
    }
  });

  test('the theme changes, stays on the next page and is the one of now after a step back', async () => {
    await visit('/');
    await press('[data-theme-toggle]');
    await becomes('document.documentElement.dataset.theme', 'dark');
    await visit('/contactUs');
    await becomes('document.documentElement.dataset.theme', 'dark');
    await press('[data-theme-toggle]');
    await becomes('document.documentElement.dataset.theme', 'light');
    await becomes('localStorage.getItem("theme-mode")', '{"state":{"mode":"light"},"version":0}');
    // As the visitor does it: puppeteer's own goBack waits for a load that the page cache does not make.
    await page.evaluate(() => {
      setTimeout(() => {
        history.back();
      });
    });
    await becomes('location.pathname', '/');
    await becomes('document.documentElement.dataset.theme', 'light');
  });

  test('the language menu is used with the keyboard and keeps the place', async () => {
    await visit('/privacyPolicy?x=1#your-rights');
    await page.focus('.bar [role=button]');
    await page.keyboard.press('Enter');
    await focused('[role=menuitem][data-language=en]');
    await page.keyboard.press('ArrowDown');
    await focused('[role=menuitem][data-language=fr]');
    await page.keyboard.press('Escape');
    await focused('.bar [role=button]');
    await page.keyboard.press('Enter');
    await focused('[role=menuitem][data-language=en]');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await becomes('location.pathname + location.search + location.hash', '/pt/privacyPolicy?x=1#your-rights');
    await becomes('localStorage.getItem("i18nextLng")', 'pt');
  });

  test('a category shows its questions, a question its answer, and an address leads to its answer', async () => {
    await visit('/fr');
    await press('#faq [role=tab]:nth-of-type(3)');
    await shown('#faq [data-category]:nth-of-type(3) [data-state=open][data-answer]');
    await shown('#faq [data-category]:nth-of-type(1)', false);
    await press('#faq [data-category]:nth-of-type(3) > :last-child > :nth-child(2) h4 button');
    await shown('#faq [data-category]:nth-of-type(3) > :last-child > :nth-child(2) [data-answer]');
    await shown('#faq [data-category]:nth-of-type(3) > :last-child > :nth-child(1) [data-answer]', false);
    const id = await page.$eval(
      '#faq [data-category]:last-of-type [id^=faq-]:not([data-answer]):last-of-type',
      (item) => item.id,
    );
    await page.goto('about:blank');
    await visit(`/fr#${id}`);
    await shown(`#${id} [data-answer]`);
    await focused(`#${id} button`);
  });

  test('the drawer of a phone opens, takes the keyboard, and closes by Escape and by a link', async () => {
    await page.setViewport({ width: 390, height: 844 });
    await visit('/');
    await press('.bar button[commandfor]');
    await shown('dialog:modal');
    await page.keyboard.press('Escape');
    await shown('dialog', false);
    await focused('.bar button[commandfor]');
    await page.keyboard.press('Enter');
    await shown('dialog:modal');
    await press('dialog a[href$="#faq"]');
    await shown('dialog', false);
    await focused('#faq-title');
  });

  test('a link of the bar leads to its section, below the bar, with the focus on its heading', async () => {
    await visit('/contactUs');
    await press('.bar-nav a[href$="#features"]');
    await focused('#features-title');
    await becomes(
      `(() => {
        const { top } = document.querySelector('#features-title').getBoundingClientRect();
        return top >= document.querySelector('.bar').offsetHeight && top < innerHeight;
      })()`,
      true,
    );
  });

  test('the contact form names its mistakes, keeps what was typed and thanks in a toast', async () => {
    const logged: unknown[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log')
        void message
          .args()[0]
          ?.jsonValue()
          .then((value) => logged.push(value));
    });
    await visit('/contactUs');
    await page.type('#form-name', 'Ana');
    await press('form [type=submit]');
    await focused('form [role=group]');
    await becomes('document.querySelector("#form-email").getAttribute("aria-invalid")', 'true');
    await becomes('document.querySelector("#form-name").value', 'Ana');
    await page.type('#form-email', 'ana@example.com');
    await page.type('#form-message', 'Hello');
    await press('form [type=submit]');
    await shown('[data-sonner-toast]');
    await expect
      .poll(() => logged)
      .toEqual([{ name: 'Ana', email: 'ana@example.com', phoneNumber: '', message: 'Hello' }]);
  });

  test('the cookie notice closes, stays closed and opens again from the footer', async () => {
    await visit('/pt');
    await press('[data-notice] button');
    await shown('[data-notice]', false);
    await page.reload();
    await shown('[data-notice]', false);
    await press('[data-open-notice]');
    await focused('[data-notice] button');
  });
});

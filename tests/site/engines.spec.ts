/** The behaviour of the site in engines other than Chromium's. */
import { expect, test } from '@playwright/test';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { firefox } from './engines/firefox.ts';
import type { Visitor } from './engines/visitor.ts';
import { webkit } from './engines/webkit.ts';
import { routes } from './pages.ts';

for (const engine of [firefox, webkit]) {
  test.describe(`in ${engine.name}`, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(engine.missing !== undefined, engine.missing);
    let visitor: Visitor;

    test.afterAll(() => engine.end());
    test.beforeEach(async () => {
      visitor = await engine.arrive('en');
      await visitor.resize(1280, 800);
    });
    test.afterEach(async () => {
      expect(await visitor.complaints()).toEqual([]);
      await visitor.leave();
    });

    const visit = (address: string): Promise<unknown> =>
      visitor.visit((test.info().project.use.baseURL ?? '') + address);
    /** The value of an expression in the page becomes this. */
    const becomes = async (expression: string, value: unknown): Promise<void> => {
      await expect.poll(() => visitor.find(expression), { message: expression }).toEqual(value);
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
    /** The notice keeps room at the end of the window, into which some engines scroll what a press has focused. */
    const closeNotice = async (): Promise<void> => {
      await visitor.press('[data-notice] button');
      await shown('[data-notice]', false);
    };
    const focus = (selector: string): Promise<unknown> =>
      visitor.find(`document.querySelector(${JSON.stringify(selector)}).focus()`);

    test('every page of every language loads without an error or a violation of the policy', async () => {
      for (const locale of localeCodes) {
        for (const { id } of routes) {
          await visit(pathOf(id, locale));
          await shown('h1');
          // Comes with the script after the first paint.
          await shown('[data-notice]');
          await becomes('document.documentElement.scrollWidth <= innerWidth', true);
          expect(await visitor.complaints(), `${id} ${locale}`).toEqual([]);
        }
      }
    });

    test('a browser that prefers French is led to the French page with query and hash', async () => {
      await visitor.leave();
      visitor = await engine.arrive('fr');
      await visit('/robots.txt');
      const preferred = String(await visitor.find('navigator.languages.join()'));
      test.skip(!preferred.startsWith('fr'), `this browser cannot be asked for French here, it says ${preferred}`);
      await visit('/contactUs?a=1#form');
      await becomes('location.pathname + location.search + location.hash', '/fr/contactUs?a=1#form');
      await becomes('localStorage.length', 0);
    });

    test('the theme changes, stays on the next page and is the one of now after a step back', async () => {
      await visit('/');
      await visitor.press('[data-theme-toggle]');
      await becomes('document.documentElement.dataset.theme', 'dark');
      await visit('/contactUs');
      await becomes('document.documentElement.dataset.theme', 'dark');
      await visitor.press('[data-theme-toggle]');
      await becomes('document.documentElement.dataset.theme', 'light');
      await becomes('localStorage.getItem("theme-mode")', '{"state":{"mode":"light"},"version":0}');
      // As the visitor does it: a driver's own step back may wait for a load that the page cache does not make.
      await visitor.find('setTimeout(() => history.back()) && null');
      await becomes('location.pathname', '/');
      await becomes('document.documentElement.dataset.theme', 'light');
    });

    test('the language menu is used with the keyboard and keeps the place', async () => {
      await visit('/privacyPolicy?x=1#your-rights');
      await focus('.bar [role=button]');
      await visitor.key('Enter');
      await focused('[role=menuitem][data-language=en]');
      await visitor.key('ArrowDown');
      await focused('[role=menuitem][data-language=fr]');
      await visitor.key('Escape');
      await focused('.bar [role=button]');
      await visitor.key('Enter');
      await focused('[role=menuitem][data-language=en]');
      await visitor.key('End');
      await visitor.key('Enter');
      await becomes('location.pathname + location.search + location.hash', '/pt/privacyPolicy?x=1#your-rights');
      await becomes('localStorage.getItem("i18nextLng")', 'pt');
    });

    test('a category shows its questions, a question its answer, and an address leads to its answer', async () => {
      await visit('/fr');
      await closeNotice();
      await visitor.press('#faq [role=tab]:nth-of-type(3)');
      await shown('#faq [data-category]:nth-of-type(3) [data-state=open][data-answer]');
      await shown('#faq [data-category]:nth-of-type(1)', false);
      await visitor.press('#faq [data-category]:nth-of-type(3) > :last-child > :nth-child(2) h4 button');
      await shown('#faq [data-category]:nth-of-type(3) > :last-child > :nth-child(2) [data-answer]');
      await shown('#faq [data-category]:nth-of-type(3) > :last-child > :nth-child(1) [data-answer]', false);
      const id = String(
        await visitor.find(
          `document.querySelector("#faq [data-category]:last-of-type [id^=faq-]:not([data-answer]):last-of-type").id`,
        ),
      );
      await visitor.visit('about:blank');
      await visit(`/fr#${id}`);
      await shown(`#${id} [data-answer]`);
      await focused(`#${id} button`);
    });

    test('the drawer of a phone opens, takes the keyboard, and closes by Escape and by a link', async () => {
      await visitor.resize(390, 844);
      await visit('/');
      await visitor.press('.bar button[commandfor]');
      await shown('dialog:modal');
      await visitor.key('Escape');
      await shown('dialog', false);
      await focused('.bar button[commandfor]');
      await visitor.key('Enter');
      await shown('dialog:modal');
      await visitor.press('dialog a[href$="#faq"]');
      await shown('dialog', false);
      await focused('#faq-title');
    });

    test('a link of the bar leads to its section, below the bar, with the focus on its heading', async () => {
      await visit('/contactUs');
      await visitor.press('.bar-nav a[href$="#features"]');
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
      await visit('/contactUs');
      await closeNotice();
      await visitor.find('(console.log = (entry) => { window.logged = entry; }) && null');
      await visitor.type('#form-name', 'Ana');
      await visitor.press('form [type=submit]');
      await focused('form [role=group]');
      await becomes('document.querySelector("#form-email").getAttribute("aria-invalid")', 'true');
      await becomes('document.querySelector("#form-name").value', 'Ana');
      await visitor.type('#form-email', 'ana@example.com');
      await visitor.type('#form-message', 'Hello');
      await visitor.press('form [type=submit]');
      await shown('[data-sonner-toast]');
      await becomes('window.logged', { name: 'Ana', email: 'ana@example.com', phoneNumber: '', message: 'Hello' });
    });

    test('the cookie notice closes, stays closed and opens again from the footer', async () => {
      await visit('/pt');
      await closeNotice();
      await visit('/pt');
      await shown('[data-notice]', false);
      await visitor.press('[data-open-notice]');
      await focused('[data-notice] button');
    });
  });
}

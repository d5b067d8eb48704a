/** The states of controls that have a look of their own, and how a visitor brings each about. */
import type { Page } from '@playwright/test';
import { pathOf, searchId } from '../../src/site/routes.ts';
import * as storageRegistry from '../../src/scripts/storageRegistry.ts';
import { expectScript, languageButton, standStill } from './usable.ts';

interface State {
  /** Name of its pictures. */
  readonly name: string;
  /** Page that it is on. */
  readonly path: string;
  /** What of the page belongs to it. */
  readonly part: string;
  /** Whether the cookie notice is on the page. */
  readonly hasNotice?: boolean;
  /** How the server answers a message; without it nothing is sent, as the owner has named no address. */
  readonly answer?: 'never' | 500;
  readonly bringAbout?: (page: Page) => Promise<void>;
}

const send = 'form[data-contact-form] [type=submit]';

async function fillAndSend(page: Page, email: string): Promise<void> {
  await page.locator('#form-name').fill('Ana');
  await page.locator('#form-email').fill(email);
  await page.locator('#form-message').fill('Olá');
  await page.locator(send).click();
}

async function search(page: Page, query: string): Promise<void> {
  await page.locator('#q').fill(query);
  await page.locator('[data-results] li, [role=status]:not(:empty)').first().waitFor();
  // How many there are is said when typing has rested.
  await page.locator('[role=status]:not(:empty)').first().waitFor();
}

/** Every state once; the longest language where its words make the difference. */
export const states: readonly State[] = [
  {
    name: 'drawer',
    path: '/fr/contactUs',
    part: 'dialog',
    bringAbout: async (page) => {
      // Only phones have its button in sight.
      await page.locator('[command=show-modal]').evaluate((button: HTMLElement) => {
        button.click();
      });
    },
  },
  {
    name: 'menu',
    path: '/fr/contactUs',
    part: '[role=menu]',
    bringAbout: async (page) => {
      await page.locator(languageButton).click();
    },
  },
  { name: 'notice', path: '/fr/contactUs', part: '[data-notice]', hasNotice: true },
  {
    name: 'form-empty',
    path: '/fr/contactUs',
    part: 'form[data-contact-form]',
    bringAbout: async (page) => {
      await page.locator(send).click();
    },
  },
  {
    name: 'form-wrong',
    path: '/pt/contactUs',
    part: 'form[data-contact-form]',
    bringAbout: async (page) => {
      await fillAndSend(page, 'ana@');
    },
  },
  {
    name: 'form-sending',
    path: '/fr/contactUs',
    part: 'form[data-contact-form]',
    answer: 'never',
    bringAbout: async (page) => {
      await fillAndSend(page, 'ana@example.com');
      await page.locator('[data-status=sending]').waitFor();
    },
  },
  {
    name: 'form-failed',
    path: '/fr/contactUs',
    part: 'form[data-contact-form]',
    answer: 500,
    bringAbout: async (page) => {
      await fillAndSend(page, 'ana@example.com');
      await page.locator('[data-status=server]').first().waitFor();
    },
  },
  {
    name: 'form-sent',
    path: '/fr/contactUs',
    part: 'form[data-contact-form], [data-sonner-toaster]',
    bringAbout: async (page) => {
      await fillAndSend(page, 'ana@example.com');
      await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
    },
  },
  {
    name: 'faq',
    path: '/pt#faq',
    part: '#faq',
    bringAbout: async (page) => {
      const tab = page.locator('#faq [role=tab]').nth(1);
      await standStill(tab);
      await tab.click();
      await page.locator('#faq [data-category]').nth(1).locator('h4 button').nth(1).click();
      await standStill(tab);
    },
  },
  {
    name: 'carousel',
    path: '/fr',
    part: '[data-carousel]',
    bringAbout: async (page) => {
      const dot = page.locator('[data-dot]').nth(2);
      await dot.scrollIntoViewIfNeeded();
      await page.locator('astro-island[component-url*=Carousel]:not([ssr])').waitFor({ state: 'attached' });
      await standStill(dot);
      await dot.click();
      await page.locator('[data-dot]:nth-child(3)[aria-disabled=true]').waitFor();
    },
  },
  {
    name: 'results',
    path: pathOf(searchId, 'fr'),
    part: 'main',
    bringAbout: async (page) => {
      await search(page, 'remboursement');
    },
  },
  {
    name: 'no-results',
    path: pathOf(searchId, 'fr'),
    part: 'main',
    bringAbout: async (page) => {
      await search(page, 'xylophone');
    },
  },
  {
    name: 'search-offline',
    path: pathOf(searchId, 'fr'),
    part: 'main',
    bringAbout: async (page) => {
      await page.context().setOffline(true);
      await search(page, 'remboursement');
    },
  },
];

/**
 * Opens a page without wish for motion and brings a state about.
 * @param origin of another server than the tests' own, or empty
 */
export async function enter(page: Page, { path, hasNotice, answer, bringAbout }: State, origin = ''): Promise<void> {
  if (!hasNotice) {
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'read');
    }, storageRegistry.cookieNotice);
  }
  if (answer) {
    await page.route('**/message', (route) => (answer === 'never' ? undefined : route.fulfill({ status: answer })));
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('data-endpoint=""', 'data-endpoint="/message"');
      await route.fulfill({ response, body: html });
    });
  }
  await page.goto(origin + path, { waitUntil: 'load' });
  await expectScript(page);
  await page.evaluate(() => document.fonts.ready);
  await bringAbout?.(page);
}

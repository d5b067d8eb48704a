/** The visual states of controls, and how to reach them. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../src/site/locales.ts';
import { homeId, pathOf, searchId } from '../../src/site/routes.ts';
import * as storageRegistry from '../../src/site/storageRegistry.ts';
import {
  drawerButton,
  expectScript,
  fillForm,
  languageButton,
  languageList,
  submitButton,
  waitUntilStill,
} from './usable.ts';

interface State {
  /** Name of its snapshots. */
  readonly name: string;
  readonly page: string;
  readonly anchor?: string;
  /** Language with the longest text. */
  readonly longest: Locale;
  /** Selector of the part to compare. */
  readonly part: string;
  readonly hasNotice?: boolean;
  /** Response of the contact endpoint; without one nothing is sent. */
  readonly response?: 'never' | 500;
  readonly reach?: (page: Page, locale: Locale) => Promise<unknown>;
}

async function fillAndSend(page: Page, email: string): Promise<void> {
  await fillForm(page, { email, message: 'Olá' });
  await page.locator(submitButton).click();
}

const refund = { en: 'refund', fr: 'remboursement', pt: 'reembolso' } satisfies Record<Locale, string>;

async function search(page: Page, query: string): Promise<void> {
  await page.locator('#q').fill(query);
  await page.locator('[data-results] li, [role=status]:not(:empty)').first().waitFor();
  // The number of results is announced when typing pauses.
  await page.locator('[role=status]:not(:empty)').first().waitFor();
}

const form = { page: 'contactUs', longest: 'fr', part: 'form[data-contact-form]' } as const;
const searching = { page: searchId, longest: 'fr', part: 'main' } as const;

export const states: readonly State[] = [
  {
    name: 'drawer',
    page: 'contactUs',
    longest: 'fr',
    part: '#drawer',
    reach: (page) => page.locator(drawerButton).dispatchEvent('click'),
  },
  {
    name: 'menu',
    page: 'contactUs',
    longest: 'fr',
    part: languageList,
    reach: (page) => page.locator(languageButton).click(),
  },
  { name: 'notice', page: 'contactUs', longest: 'fr', part: '[data-notice]', hasNotice: true },
  {
    name: 'form-empty',
    ...form,
    reach: (page) => page.locator(submitButton).click(),
  },
  {
    name: 'form-wrong',
    ...form,
    longest: 'pt',
    reach: (page) => fillAndSend(page, 'ana@'),
  },
  {
    name: 'form-sending',
    ...form,
    response: 'never',
    reach: async (page) => {
      await fillAndSend(page, 'ana@example.com');
      await page.locator('[data-status=sending]').waitFor();
    },
  },
  {
    name: 'form-failed',
    ...form,
    response: 500,
    reach: async (page) => {
      await fillAndSend(page, 'ana@example.com');
      await page.locator('[data-status=server]').first().waitFor();
    },
  },
  {
    name: 'form-sent',
    ...form,
    part: 'form[data-contact-form], [data-sonner-toaster]',
    reach: async (page) => {
      await fillAndSend(page, 'ana@example.com');
      await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
    },
  },
  {
    name: 'faq',
    page: homeId,
    anchor: 'faq',
    longest: 'pt',
    part: '#faq',
    reach: async (page) => {
      const tab = page.locator('#faq [role=tab]').nth(1);
      await waitUntilStill(tab);
      await tab.click();
      // Closes the first question and opens the second.
      for (const at of [0, 1]) await page.locator('#faq [data-category]').nth(1).locator('h4 button').nth(at).click();
      await waitUntilStill(tab);
    },
  },
  {
    name: 'carousel',
    page: homeId,
    longest: 'fr',
    part: '[data-carousel]',
    reach: async (page) => {
      const dot = page.locator('[data-dot]').nth(2);
      await dot.scrollIntoViewIfNeeded();
      await page.locator('astro-island[component-url*=Carousel]:not([ssr])').waitFor({ state: 'attached' });
      await waitUntilStill(dot);
      await dot.click();
      await page.locator('[data-dot]:nth-child(3)[aria-disabled=true]').waitFor();
    },
  },
  {
    name: 'results',
    ...searching,
    reach: (page, locale) => search(page, refund[locale]),
  },
  {
    name: 'no-results',
    ...searching,
    reach: (page) => search(page, 'xylophone'),
  },
  {
    name: 'search-offline',
    ...searching,
    reach: async (page, locale) => {
      await page.context().setOffline(true);
      await search(page, refund[locale]);
    },
  },
];

/**
 * Opens a page with reduced motion and reaches a state.
 * @param origin of another server, or empty
 */
export async function enter(page: Page, state: State, locale: Locale = state.longest, origin = ''): Promise<void> {
  const { hasNotice, response, reach } = state;
  if (!hasNotice) {
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'read');
    }, storageRegistry.cookieNotice);
  }
  const path = pathOf(state.page, locale, state.anchor);
  if (response) {
    await page.route('**/message', (route) => (response === 'never' ? undefined : route.fulfill({ status: response })));
    await page.route(`**${path}`, async (route) => {
      const original = await route.fetch();
      const html = (await original.text()).replace('data-endpoint=""', 'data-endpoint="/message"');
      await route.fulfill({ response: original, body: html });
    });
  }
  await page.goto(origin + path, { waitUntil: 'load' });
  await expectScript(page);
  await page.evaluate(() => document.fonts.ready);
  await reach?.(page, locale);
}

/** Browsers that lack something newer: what is missing is taken away before the page loads. */
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { complaintsOf } from './complaints.ts';
import { expectUsable } from './usable.ts';

/** Changes the text of every page on its way, and with it the policy that would refuse the change. */
async function rewrite(page: Page, from: RegExp, to: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toMatch(from);
      const open = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      await route.fulfill({ response, body: open.replace(from, to) });
    },
  );
}

/** How to take a feature away, by its name. */
const missing: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'view transitions': async (page) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await rewrite(page, /@view-transition\s*\{[^}]*\}/g, '');
  },
  'Trusted Types': (page) =>
    page.addInitScript(() => {
      for (const name of ['trustedTypes', 'TrustedHTML', 'TrustedScript', 'TrustedScriptURL', 'TrustedTypePolicy']) {
        Reflect.deleteProperty(window, name);
      }
    }),
  'hidden="until-found"': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
      // Such a browser takes every value of `hidden` for the same.
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        setAttribute.call(this, name, name === 'hidden' ? '' : value);
      };
    }),
  'speculation rules': async (page) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => ['classic', 'module', 'importmap'].includes(type);
    });
    await rewrite(page, /<script type="speculationrules">.*?<\/script>/g, '');
  },
  'news of its paints': (page) =>
    page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    }),
};

for (const [feature, takeAway] of Object.entries(missing)) {
  test(`without ${feature} the page works and an address of an answer leads to it`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await takeAway(page);
    await page.goto('/');
    await expectUsable(page);
    await page.locator('[aria-roledescription]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('[aria-roledescription]').first()).toBeVisible();
    await expectAnswers(page);
    expect(complaints).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`without light-dark() every text keeps its contrast in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await rewrite(page, /\blight-dark\(/g, 'unknown(');
    for (const path of ['/', '/contactUs', '/privacyPolicy', '/p2pTrading']) {
      await page.goto(path);
      expect(await axeViolations(page, { runOnly: ['color-contrast'] }), path).toEqual([]);
    }
  });
}

/** Opens answers of the first category and of another by their addresses: on arrival, untouched and touched. */
async function expectAnswers(page: Page): Promise<void> {
  const items = page.locator('#faq [data-category] > * [id^="faq-"]:not([data-answer])');
  const ids = await items.evaluateAll((elements) => elements.map(({ id }) => id));
  const asked = [ids[2] ?? '', ids.at(-2) ?? ''];
  for (const id of asked) {
    await page.goto('about:blank');
    await page.goto(`/pt#${id}`);
    await expectAnswer(page, id);
  }
  await page.goto('about:blank');
  await page.goto('/pt');
  for (const id of asked) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expectAnswer(page, id);
  }
}

async function expectAnswer(page: Page, id: string): Promise<void> {
  const question = page.locator(`#${id} button`);
  await expect(page.locator(`#${id} [data-answer]`)).toBeVisible();
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  const bar = await page.locator('.bar').boundingBox();
  await expect.poll(async () => (await question.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
}

/** Buttons that know no commands, and dialogs that know neither `closedby` nor the event `toggle`. */
async function withoutCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    addEventListener(
      'toggle',
      (event) => {
        if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation();
      },
      true,
    );
    // What the browser itself would do on these attributes cannot be taken away, so they go as soon as they are there.
    new MutationObserver(() => {
      for (const name of ['commandfor', 'closedby']) {
        for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

for (const delay of [0, 500]) {
  test.describe(`without commands of buttons, with scripts that take ${delay} ms`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test.beforeEach(async ({ page }) => {
      await withoutCommands(page);
      await page.goto('/');
      await page.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
    });

    for (const press of ['click', 'tap', 'Enter', ' '] as const) {
      test(`the very first ${press === ' ' ? 'space bar' : press} on the cold menu button opens the drawer`, async ({
        page,
      }) => {
        const complaints = complaintsOf(page);
        const button = page.getByRole('button', { name: 'Open menu' });
        if (press === 'click' || press === 'tap') await button[press]();
        else await button.press(press);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
        expect(complaints).toEqual([]);
      });
    }

    test('Escape, the backdrop, a link and the button close the drawer, and it opens again after each', async ({
      page,
    }) => {
      const button = page.getByRole('button', { name: 'Open menu' });
      const drawer = page.getByRole('dialog');
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(380, 400),
        () => drawer.getByRole('link', { name: 'FAQs' }).click(),
        () => drawer.getByRole('button', { name: 'Close menu' }).click(),
      ]) {
        await button.click();
        await expect(drawer).toBeVisible();
        await close();
        await expect(drawer).toBeHidden();
      }
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(/#faq$/);
    });
  });
}

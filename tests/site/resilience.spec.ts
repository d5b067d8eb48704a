import { expect, test, type Page } from '@playwright/test';
import { brotliBytes, loadedScripts } from './weights.ts';

/** Bytes of all script files a page has loaded so far, brotli, each by itself as it travels. */
function countScripts(page: Page): () => number {
  const files = loadedScripts(page);
  return () => files().reduce((sum, script) => sum + brotliBytes(script), 0);
}

test('opening the language menu loads at most 95 kB of script, and so do the questions', async ({ page }) => {
  const menu = countScripts(page);
  await page.goto('/contactUs', { waitUntil: 'networkidle' });
  await page.locator('.bar [role=button]').click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(menu()).toBeGreaterThan(50_000);
  expect(menu()).toBeLessThanOrEqual(95_000);
  const questions = await page.context().newPage();
  const faq = countScripts(questions);
  await questions.goto('/', { waitUntil: 'networkidle' });
  await questions.locator('#faq [role=tab]').nth(1).click();
  await expect(questions.locator('#faq [data-category]').nth(1)).toBeVisible();
  expect(faq()).toBeLessThanOrEqual(95_000);
});

test('with storage forbidden the page works, the theme changes and the notice closes', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.locator('[data-theme-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  await page.getByRole('region', { name: 'Cookie notice' }).getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeHidden();
  await page.locator('.bar [role=button]').click();
  await page.getByRole('menuitem', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt$/);
  expect(errors).toEqual([]);
});

test('a link of the bar scrolls to its section, below the bar, and moves the focus to its heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const start of ['/', '/contactUs']) {
    await page.goto(start);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL(/#features$/);
    await expect(page.locator('#features-title')).toBeFocused();
    const [bar, title] = [
      await page.locator('.bar').boundingBox(),
      await page.locator('#features-title').boundingBox(),
    ];
    expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(title?.y).toBeLessThan(720);
  }
});

test('the page goes to an anchor that appears late, and no longer after ten seconds', async ({ page }) => {
  await page.clock.install();
  for (const [after, reached] of [
    [9_000, true],
    [11_000, false],
  ] as const) {
    // With the script that looks for anchors.
    await page.goto('/contactUs', { waitUntil: 'networkidle' });
    await page.goto('/contactUs#late');
    await page.clock.fastForward(after);
    await page.evaluate(() => {
      const heading = document.createElement('h2');
      heading.id = 'late';
      heading.tabIndex = -1;
      heading.textContent = 'Late';
      document.querySelector('main')?.append(heading);
    });
    await page.clock.runFor(100);
    expect(await page.evaluate(() => document.activeElement?.id === 'late'), String(after)).toBe(reached);
  }
});

test('hostile hashes and addresses harm nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const address of [
    '/#%E0%A4%A',
    '/#<img src=x onerror=alert(1)>',
    '/?lng=<script>alert(1)</script>',
    '/?lng=../../x#"',
    '/#[data-x]"',
  ]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('about:blank');
  }
  expect(errors).toEqual([]);
});

test('a page change that takes long shows the overlay, a quick one does not, and coming back finds none', async ({
  page,
}) => {
  // Without the rules that fetch likely next pages ahead: here the page is to be late.
  await page.route('**/contactUs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<script type="speculationrules">.*?<\/script>/, ''),
    });
  });
  await page.goto('/contactUs');
  await page.route('**/privacyPolicy', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await expect(page.locator('[data-loading]')).toBeHidden();
  // A page that is being left answers no questions, so it reports by itself.
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.evaluate(() => {
    const overlay = document.querySelector('[data-loading]');
    if (!overlay) return;
    new MutationObserver(() => {
      console.log(overlay.checkVisibility() ? 'overlay shown' : 'overlay hidden');
    }).observe(overlay, { attributeFilter: ['hidden'] });
  });
  await page.locator('.footer').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/privacyPolicy$/);
  expect(reports).toContain('overlay shown');
  await page.goBack();
  await expect(page.locator('[data-loading]')).toBeHidden();
});

test('the theme follows another tab', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/');
  await other.goto('/contactUs');
  await one.locator('[data-theme-toggle]').click();
  const theme = (await one.locator('html').getAttribute('data-theme')) ?? '';
  await expect(other.locator('html')).toHaveAttribute('data-theme', theme);
});

test('a mistyped address is answered with the page it meant', async ({ page }) => {
  await page.goto('/fr/contact-us');
  await expect(page.locator('main').locator('[data-similar] a')).toHaveAttribute('href', '/fr/contactUs');
  await page.goto('/something-else');
  await expect(page.locator('[data-similar]')).toBeHidden();
});

test('a closed answer is opened by the browser that finds text in it', async ({ page }) => {
  await page.goto('/');
  const closed = page
    .locator('#faq-cards-what-is-a-virtual-card, #faq [data-category]:nth-child(6) [data-answer]')
    .first();
  await expect(closed).toBeHidden();
  await expect(page.locator('#faq [data-category]').nth(5)).toHaveAttribute('hidden', 'until-found');
  const id = await page.locator('#faq [data-category]').nth(5).locator('[id^=faq-cards-]').nth(2).getAttribute('id');
  await page.goto(`/#${id ?? ''}`);
  await expect(page.locator(`#${id ?? ''} [data-answer]`)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Cards' })).toHaveAttribute('aria-selected', 'true', { timeout: 5000 });
});

test('printing shows every answer', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('#faq [data-answer]').all()) {
    expect(
      await answer.evaluate(
        (element) => element.checkVisibility({ contentVisibilityAuto: true }) && element.clientHeight > 0,
      ),
    ).toBe(true);
  }
});

test.describe('the form that posts to an endpoint', () => {
  /** Serves the contact page as it is built with an endpoint. */
  async function open(page: Page): Promise<void> {
    await page.route('**/contactUs', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace(
        '&quot;endpoint&quot;:[0,&quot;&quot;]',
        '&quot;endpoint&quot;:[0,&quot;/messages&quot;]',
      );
      expect(changed).not.toBe(html);
      await route.fulfill({ response, body: changed });
    });
    await page.goto('/contactUs');
    await page.getByLabel('Name').fill('Ana');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  }

  for (const [what, status, sentence] of [
    ['is refused', 422, 'Your message was not accepted.'],
    ['meets a broken server', 503, 'Something went wrong on our side.'],
  ] as const) {
    test(`keeps what was typed when the message ${what}, and says so`, async ({ page }) => {
      await open(page);
      await page.route('**/messages', (route) => route.fulfill({ status }));
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('group', { name: sentence })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    });
  }

  test('keeps what was typed when no answer comes in time', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      AbortSignal.timeout = () => AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('group', { name: 'No answer came in time.' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  });

  test('keeps what was typed when the browser is offline', async ({ page, context }) => {
    await open(page);
    await page.getByLabel('Name').click();
    await expect(page.locator('[data-contact-form] astro-island:not([ssr])')).toBeAttached();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('group', { name: 'You are offline.' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  });

  test('posts the values as JSON and thanks in a toast', async ({ page }) => {
    await open(page);
    const sent: unknown[] = [];
    await page.route('**/messages', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText('Form submitted successfully!');
    expect(sent).toEqual([{ name: 'Ana', email: 'ana@example.com', phoneNumber: '', message: 'Hello' }]);
  });
});

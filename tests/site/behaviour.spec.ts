import { expect, test, type Page } from '@playwright/test';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { axeViolations } from './axe.ts';
import { complaintsOf } from './complaints.ts';
import { errorPages, visits } from './pages.ts';
import { expectScript } from './usable.ts';
import { inlineScripts, brotliBytes, loadedScripts } from './weights.ts';

/** Fills what the contact form requires and sends it. */
async function sendForm(page: Page): Promise<void> {
  await page.locator('#form-name').fill('A');
  await page.locator('#form-email').fill('a@example.com');
  await page.locator('#form-message').fill('A');
  await page.locator('form [type=submit]').click();
}

/** Delays every script file, as a slow connection would. */
async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

const react = /\/(client|react|LanguageMenu|Faq|ContactForm|Carousel|Toaster|NavDrawer|CookieNotice)[.\w-]*\.js/;

for (const { path } of visits) {
  test(`${path} downloads no React before the visitor interacts, sets no cookie and writes nothing`, async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const complaints = complaintsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.filter((url) => react.test(url))).toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(complaints).toEqual([]);
  });
}

for (const { path } of [...visits, ...errorPages]) {
  test(`${path} brings at most 3 kB of script before the visitor interacts, inline scripts included`, async ({
    page,
  }) => {
    const files = loadedScripts(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    await expectScript(page);
    const scripts = [...inlineScripts((await response?.text()) ?? ''), ...files()];
    expect(scripts.length).toBeGreaterThan(3);
    expect(brotliBytes(scripts.join('\n'))).toBeLessThanOrEqual(3000);
  });
}

for (const delay of [0, 300, 800]) {
  test.describe(`with scripts that take ${String(delay)} ms`, () => {
    test('a click on the cold language menu opens it', async ({ page }) => {
      await page.goto('/privacyPolicy?x=1#your-rights');
      await delayScripts(page, delay);
      await page.getByRole('button', { name: 'Language' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.getByRole('menuitem', { name: 'Français' }).click();
      await expect(page).toHaveURL(/\/fr\/privacyPolicy\?x=1#your-rights$/);
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr');
    });

    test('Enter on the cold language menu opens it on its first item', async ({ page }) => {
      await page.goto('/contactUs');
      await page.evaluate(() => document.fonts.ready);
      await delayScripts(page, delay);
      await page.getByRole('button', { name: 'Language' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Français' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
    });

    test('two clicks on the cold language menu leave it closed', async ({ page }) => {
      await page.goto('/contactUs');
      await delayScripts(page, delay);
      const button = page.getByRole('button', { name: 'Language' });
      await button.click();
      await button.click();
      await expect(page.locator('astro-island:not([ssr])').first()).toBeAttached();
      await page.waitForTimeout(300);
      await expect(page.getByRole('menu')).toBeHidden();
      await button.click();
      await expect(page.getByRole('menu')).toBeVisible();
    });

    test('a click on a cold question opens it and closes the one that was open', async ({ page }) => {
      await page.goto('/');
      await delayScripts(page, delay);
      const [first, second] = [page.locator('#faq [data-answer]').nth(0), page.locator('#faq [data-answer]').nth(1)];
      await expect(first).toBeVisible();
      await page.getByRole('button', { name: 'Who can use' }).click();
      await expect(second).toBeVisible();
      await expect(first).toBeHidden();
      await page.getByRole('button', { name: 'Who can use' }).click();
      await expect(second).toBeHidden();
    });

    test('two clicks on the cold open question close it and open it again', async ({ page }) => {
      await page.goto('/');
      await delayScripts(page, delay);
      const question = page.locator('#faq h4 button').first();
      await question.click();
      await question.click();
      await expect(page.locator('#faq astro-island:not([ssr])')).toBeAttached();
      await page.waitForTimeout(300);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('#faq [data-answer]').first()).toBeHidden();
    });

    test('a cold tab opens its category on its first question', async ({ page }) => {
      await page.goto('/');
      await delayScripts(page, delay);
      await page.getByRole('tab', { name: 'Trading' }).click();
      const panel = page.getByRole('tabpanel', { name: 'Trading' });
      await expect(panel.locator('[data-answer]').first()).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Conversions' })).toBeFocused();
    });

    test('a touch on the cold menu button of a phone opens the drawer', async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await page.goto('/');
      await delayScripts(page, delay);
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      await drawer.getByRole('link', { name: 'FAQs' }).tap();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/#faq$/);
      await context.close();
    });

    test('what is typed into the cold form is still there, and mistakes are named beside their fields', async ({
      page,
    }) => {
      await page.goto('/contactUs');
      await delayScripts(page, delay);
      await page.getByLabel('Name').fill('Ana');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
      await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
      await expect(page.getByLabel('Name')).toHaveValue('Ana');
    });
  });
}

test('a sent form says so in a toast, then beside its button, and writes the values to the console, nothing else', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const logged: unknown[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log')
      void message
        .args()[0]
        ?.jsonValue()
        .then((value) => logged.push(value));
  });
  await page.goto('/contactUs');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Form submitted successfully!' });
  await expect(toast).toBeVisible();
  await expect
    .poll(() => logged)
    .toEqual([{ name: 'Ana', email: 'ana@example.com', phoneNumber: '', message: 'Hello' }]);
  await expect(toast).toBeHidden({ timeout: 10_000 });
  const confirmation = page.locator('form').getByText('Form submitted successfully!');
  await expect(confirmation).toBeVisible();
  await page.getByLabel('Name').fill('A second message');
  await expect(confirmation).toBeHidden();
  expect(complaints).toEqual([]);
});

test('an address of an answer opens that answer', async ({ page }) => {
  await page.goto('/#faq-trading-how-escrow-works');
  const ids = await page
    .locator('#faq [id^="faq-trading-"]:not([data-answer])')
    .evaluateAll((items) => items.map(({ id }) => id));
  await page.goto(`/fr#${ids[1] ?? ''}`);
  await expect(page.locator(`#${ids[1] ?? ''} [data-answer]`)).toBeVisible();
});

test('the theme button changes the theme, which stays on the next page, and a corrupt entry is ignored', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Colour theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme-mode'))).toBe('{"state":{"mode":"dark"},"version":0}');
  await page.goto('/contactUs');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    localStorage.setItem('theme-mode', '{"state":{"mode":"<img src=x>"},"version":0}');
  });
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /.*/);
  await context.close();
});

test('a browser that prefers French is led to the French page, keeping query and hash, without a step back', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto('/contactUs?a=1#form');
  await expect(page).toHaveURL(/\/fr\/contactUs\?a=1#form$/);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBeNull();
  await page.goto('/fr/contactUs?lng=pt');
  await expect(page).toHaveURL(/\/pt\/contactUs\?lng=pt$/);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('pt');
  await page.goto('/contactUs');
  await expect(page).toHaveURL(/\/pt\/contactUs$/);
  await context.close();
});

test('the cookie notice is shown once, closes, stays closed and opens again from the footer', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Cookie notice' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Cookie notice' }).click();
  await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
});

test('the carousel comes alive in view, can be chosen from, paused and played, and stands still with reduced motion', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Screens of the app' });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await expect(carousel.locator('[aria-live=polite]')).toBeAttached();
  await carousel.getByRole('button', { name: 'Card', exact: true }).click();
  await expect(carousel.getByRole('heading', { name: 'Card' })).toBeVisible();
  // The picture is Astro's, not React's: it is still there after hydration.
  await expect(carousel.getByRole('img', { name: /virtual card/ })).toBeVisible();
  await carousel.getByRole('button', { name: 'Play' }).click();
  await expect(carousel.locator('[aria-live=off]')).toBeAttached();
  await context.close();
  const still = await browser.newContext({ reducedMotion: 'reduce' });
  const calm = await still.newPage();
  await calm.goto('/');
  const calmCarousel = calm.getByRole('region', { name: 'Screens of the app' });
  await calmCarousel.scrollIntoViewIfNeeded();
  // Alive: the list that scrolls by itself without script is no longer a stop of the keyboard.
  await expect(calmCarousel.locator('[tabindex="0"]')).toHaveCount(0);
  await calm.waitForTimeout(300);
  await expect(calmCarousel.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await still.close();
});

test('the carousel moves on by itself after four seconds and stops for good when the visitor takes part', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Screens of the app' });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(carousel.getByRole('heading', { name: 'Rewards' })).toBeInViewport({ timeout: 10_000 });
  await carousel.getByRole('button', { name: 'Exchange' }).focus();
  await page.keyboard.press('Enter');
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(carousel.getByRole('heading', { name: 'Exchange' })).toBeInViewport();
});

test('the drawer keeps the keyboard inside, and Escape gives the focus back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/privacyPolicy');
  const button = page.getByRole('button', { name: 'Ouvrir le menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test('the questions are walked with the keyboard: arrows choose a category, Enter opens and closes an answer', async ({
  page,
}) => {
  await page.goto('/pt');
  const tabs = page.locator('#faq [role=tab]');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Tab');
  const panel = page.locator('#faq [data-category]').last();
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  const [first, second] = [panel.locator('h4 button').nth(0), panel.locator('h4 button').nth(1)];
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('a toast wears the letters and the theme of the page, also where the device prefers the other theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contactUs');
  await page.locator('[data-theme-toggle]').click();
  await sendForm(page);
  const toast = page.locator('[data-sonner-toast]');
  const ofPage = await page.locator('body').evaluate((body) => {
    const { fontFamily, color } = getComputedStyle(body);
    return { fontFamily, color };
  });
  await expect(toast).toHaveCSS('font-family', ofPage.fontFamily);
  await expect(toast).toHaveCSS('color', ofPage.color);
  await expect(toast).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect((await toast.getByRole('button').boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

test('at most three toasts are seen at once, and Alt+T leads to them', async ({ page }) => {
  await page.goto('/contactUs');
  for (let sent = 0; sent < 4; sent += 1) {
    await sendForm(page);
    await expect(page.locator('#form-name')).toHaveValue('');
  }
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
});

test('no page of any kind violates the policy while its menu, notice and theme are used', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const { path } of visits) {
    await page.goto(path);
    await page.locator('.bar [role=button]').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('[data-notice] button').click();
    await page.locator('[data-theme-toggle]').click();
    await page.evaluate(() => {
      localStorage.clear();
    });
    expect(complaints, path).toEqual([]);
  }
});

test('an island whose script does not arrive keeps its simple form and says so', async ({ page }) => {
  await page.goto('/contactUs');
  await page.route('**/LanguageMenu*.js*', (route) => route.abort());
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeAttached({ timeout: 10_000 });
  await expect(page).toHaveURL(/#languages$/);
});

test('the security policy is never violated while every island is used, in every language', async ({ page }) => {
  for (const locale of localeCodes) {
    const complaints = complaintsOf(page);
    await page.goto(pathOf('home', locale));
    await page.locator('.bar [role=button]').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#faq [role=tab]').nth(3).click();
    await page.locator('#faq [data-category]').nth(3).locator('h4 button').nth(1).click();
    await page.locator('[data-notice] button').click();
    await page.locator('[data-theme-toggle]').click();
    await page.locator('[aria-roledescription] button').first().scrollIntoViewIfNeeded();
    await page.locator('[aria-roledescription] button').nth(2).click();
    await page.goto(pathOf('contactUs', locale));
    await page.locator('form [type=submit]').click();
    await expect(page.locator('form [role=group]')).toBeFocused();
    await sendForm(page);
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    expect(complaints, locale).toEqual([]);
    await page.evaluate(() => {
      localStorage.clear();
    });
  }
});

test('the security policy blocks scripts in the markup, eval, markup from text, an injected style and foreign resources', async ({
  page,
}) => {
  // Markup that an attacker has brought into the page itself.
  await page.route('**/contactUs', async (route) => {
    const response = await route.fetch();
    const injected = '<script>window.hacked = "inline"</script><img src="data:," onerror="window.hacked = 1">';
    await route.fulfill({ response, body: (await response.text()).replace(/<body[^>]*>/, (body) => body + injected) });
  });
  const complaints = complaintsOf(page);
  await page.goto('/contactUs');
  expect(complaints.filter((text) => text.includes('inline script'))).not.toEqual([]);
  expect(complaints.filter((text) => text.includes('inline event handler'))).not.toEqual([]);
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective));
    const attempt = (action: () => unknown): void => {
      try {
        action();
      } catch {
        // Trusted Types throw.
      }
    };
    // In a task of its own: what the test's own evaluation does directly is exempt from the ban on eval.
    await new Promise((resolve) => setTimeout(resolve));
    attempt(() => {
      const script = document.createElement('script');
      script.append('window.hacked = 1');
      document.body.append(script);
    });
    attempt(() => (0, eval)('window.hacked = 1'));
    attempt(() => {
      document.body.insertAdjacentHTML('beforeend', '<b id="hacked"></b>');
    });
    attempt(() => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    });
    attempt(() => {
      new Image().src = 'https://foreign.example/a.png';
    });
    attempt(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://foreign.example/';
      document.body.append(frame);
    });
    const module = 'https://foreign.example/a.js';
    await import(module).catch(() => undefined);
    await fetch('https://foreign.example/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return {
      blocked,
      hacked: 'hacked' in window || document.getElementById('hacked') !== null,
      visible: getComputedStyle(document.body).display !== 'none',
    };
  });
  expect(outcome.hacked).toBe(false);
  expect(outcome.visible).toBe(true);
  // The script made by hand, eval and the markup from text.
  expect(outcome.blocked.filter((name) => name === 'require-trusted-types-for').length).toBeGreaterThanOrEqual(3);
  for (const directive of ['script-src-elem', 'style-src-elem', 'img-src', 'frame-src', 'connect-src']) {
    expect(outcome.blocked, directive).toContain(directive);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer, every link and the languages can be reached', async ({ page }) => {
    await page.goto('/');
    for (const answer of await page.locator('#faq [data-answer]').all()) await expect(answer).toBeVisible();
    await expect(page.locator('#faq h3').first()).toBeVisible();
    await page.locator('.bar [role=button]').click();
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Português' }).click();
    await expect(page).toHaveURL(/\/pt$/);
  });

  test('the form writes to the support address and the browser checks its fields', async ({ page }) => {
    await page.goto('/contactUs');
    await expect(page.locator('form')).toHaveAttribute('action', /^mailto:/);
    expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(false);
  });
});

test('axe finds no violation with the menu, a tab, the drawer, the form errors and a toast open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('.bar [role=button]').click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await axeViolations(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('#faq [role=tab]').nth(5).click();
  expect(await axeViolations(page), 'tab').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await axeViolations(page), 'drawer').toEqual([]);
  await page.goto('/contactUs');
  await page.locator('form [type=submit]').click();
  await expect(page.locator('form [role=group]')).toBeFocused();
  expect(await axeViolations(page), 'form').toEqual([]);
  await sendForm(page);
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await axeViolations(page), 'toast').toEqual([]);
});

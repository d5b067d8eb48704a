import { expect, type Locator, type Page } from '@playwright/test';

/** The button of the language menu, before and after hydration. */
export const languageButton = '.bar astro-island[component-url*="LanguageMenu"] button';
/** The open language menu, before and after hydration. */
export const languageList = '[role=menu]:has([data-language])';

/** Only phones show it. */
export const drawerButton = '[commandfor=drawer][command=show-modal]';

/** Uses all controls of the landing page: theme, language menu, cookie notice, FAQ. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expectThemeChange(page);
  await expectMenu(page);
  const notice = page.locator('[data-notice]');
  if (await notice.isVisible()) await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await expectQuestions(page);
}

export async function expectThemeChange(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = (await root.getAttribute('data-theme')) ?? 'none yet';
  await page.locator('.bar-tools [data-theme-toggle]').click();
  await expect(root).toHaveAttribute('data-theme', /^(light|dark)$/);
  await expect(root).not.toHaveAttribute('data-theme', before);
}

export async function expectMenu(page: Page): Promise<void> {
  const list = page.locator(languageList).filter({ visible: true });
  await page.locator(languageButton).click();
  await expect(list).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}

export async function expectQuestions(page: Page): Promise<void> {
  const panel = page.locator('#faq [data-category]').nth(2);
  const tab = page.locator('#faq [role=tab]').nth(2);
  await waitUntilStill(tab);
  await tab.click();
  await expect(panel).toBeVisible();
  await panel.locator('h4 button').nth(1).click();
  await expect(panel.locator('[data-answer]').nth(1)).toBeVisible();
}

/** Scrolls to a control and waits until it stops moving: sections above get their height only near the viewport. */
export async function waitUntilStill(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(async (element) => {
    const place = (): string =>
      [element.getBoundingClientRect().y, scrollY, document.documentElement.scrollHeight].join();
    let [before, still] = ['', 0];
    while (still < 20) {
      // A headless browser renders sections near the viewport only when a frame is requested.
      await new Promise(requestAnimationFrame);
      const now = place();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Waits until the script of every page has bound its controls, in one task after the first paint. */
export async function expectScript(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('[data-theme-toggle]')?.onclick !== null,
    undefined,
    { timeout: 30_000 },
  );
}

export const submitButton = 'form[data-contact-form] [type=submit]';

/** Fills the required fields of the contact form. */
export async function fillForm(
  page: Page,
  {
    name = 'Ana',
    email = 'ana@example.com',
    message = 'Hello',
  }: Partial<Record<'name' | 'email' | 'message', string>> = {},
): Promise<void> {
  for (const [field, value] of Object.entries({ name, email, message }))
    await page.locator(`#form-${field}`).fill(value);
}

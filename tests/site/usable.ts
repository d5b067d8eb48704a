import { expect, type Locator, type Page } from '@playwright/test';

/** The button of the language menu, before and after its island has taken over. */
export const languageButton = '.bar astro-island[component-url*="LanguageMenu"] button';
/** The menu that it opens, before and after hydration. */
export const languageList = '[role=menu]';

/** Uses everything a visitor meets on a landing page: theme, language menu, notice, categories, questions. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expectThemeChange(page);
  await expectMenu(page);
  const notice = page.locator('[data-notice]');
  if (await notice.isVisible()) await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await expectQuestions(page);
}

/** The button in the bar changes the theme. */
export async function expectThemeChange(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = (await root.getAttribute('data-theme')) ?? 'none yet';
  await page.locator('.bar-tools [data-theme-toggle]').click();
  await expect(root).toHaveAttribute('data-theme', /^(light|dark)$/);
  await expect(root).not.toHaveAttribute('data-theme', before);
}

/** The language menu opens, and Escape closes it. */
export async function expectMenu(page: Page): Promise<void> {
  const list = page.locator(languageList).filter({ visible: true });
  await page.locator(languageButton).click();
  await expect(list).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}

/** Another category shows its questions, and a question shows its answer. */
export async function expectQuestions(page: Page): Promise<void> {
  const panel = page.locator('#faq [data-category]').nth(2);
  const tab = page.locator('#faq [role=tab]').nth(2);
  await standStill(tab);
  await tab.click();
  await expect(panel).toBeVisible();
  await panel.locator('h4 button').nth(1).click();
  await expect(panel.locator('[data-answer]').nth(1)).toBeVisible();
}

/**
 * Brings a control into view and waits until it stands still, as a reader does before a press: what lies above gets
 * its height as it comes near, and a press that begins on a control and ends beside it is none.
 */
export async function standStill(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(async (element) => {
    const place = (): string =>
      [element.getBoundingClientRect().y, scrollY, document.documentElement.scrollHeight].join();
    let [before, still] = ['', 0];
    while (still < 20) {
      // A browser that nobody looks at draws, and lays out what comes near, only when it is asked for a frame.
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

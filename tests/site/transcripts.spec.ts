/**
 * What a screen reader is told, in order: roles, names and states, written down
 * here as they should be heard, in the words of `content/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import type { Contact, Faq, Site, Ui } from '../../src/content/schemas.ts';
import { localeCodes, type Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
const { name: brand } = (read('site.yaml') as Site).brand;
const uiOf = (locale: Locale): Ui => read(`ui/${locale}.yaml`) as Ui;
const formOf = (locale: Locale): Contact['form'] => (read(`pages/contact/${locale}.yaml`) as Contact).form;
const labelOf = (policy: string, locale: Locale): string =>
  /^label: (.*)$/m.exec(readFileSync(`content/legal/${policy}/${locale}.mdx`, 'utf8'))?.[1] ?? '';

const faqIn = (category: string, locale: Locale): Faq =>
  parse(readFileSync(`content/faq/${category}/${locale}.yaml`, 'utf8').replaceAll('{brand}', brand)) as Faq;

/** The categories of questions in their order, which the English files give. */
const categories = readdirSync('content/faq').sort(
  (one, other) => (faqIn(one, 'en').order ?? 0) - (faqIn(other, 'en').order ?? 0),
);

/** One thing that is heard: its role, its name, its state; then what is inside. */
type Heard = readonly [role: string, name?: string | undefined, state?: string, inside?: readonly Heard[]];

/** A transcript in the form that `toMatchAriaSnapshot` reads. */
function transcript(heard: readonly Heard[], depth = 0): string {
  return heard
    .map(([role, name, state, inside = []]) => {
      const key = [role, name === undefined ? '' : JSON.stringify(name), state ? `[${state}]` : ''];
      const line = `${'  '.repeat(depth)}- '${key.filter(Boolean).join(' ').replaceAll("'", "''")}'`;
      return inside.length === 0 ? line : `${line}:\n${transcript(inside, depth + 1)}`;
    })
    .join('\n');
}

for (const locale of localeCodes) {
  test.describe(`a screen reader is told in ${locale}`, () => {
    const ui = uiOf(locale);

    test('of the bar: brand, five links, theme, language', async ({ page }) => {
      await page.goto(pathOf('privacyPolicy', locale));
      const { navigation } = ui;
      const links = [navigation.home, navigation.aboutUs, navigation.features, navigation.services, navigation.faq];
      await expect(page.getByRole('banner')).toMatchAriaSnapshot(
        transcript([
          ['link', brand],
          [
            'navigation',
            navigation.label,
            '',
            [['list', undefined, '', links.map((link): Heard => ['listitem', undefined, '', [['link', link]]])]],
          ],
          ['button', ui.theme.label],
          ['button', `${navigation.language}: ${locale.toUpperCase()}`],
        ]),
      );
      await page.getByRole('banner').getByRole('button', { name: navigation.language }).press('Enter');
      await expect(page.getByRole('menu')).toMatchAriaSnapshot(
        transcript([
          [
            'menu',
            `${navigation.language}: ${locale.toUpperCase()}`,
            '',
            ['English', 'Français', 'Português'].map((name): Heard => ['menuitem', name]),
          ],
        ]),
      );
    });

    test('of the drawer: a dialog with a way out and six links, the page being read among them', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathOf('contactUs', locale));
      const { navigation } = ui;
      await page.getByRole('button', { name: navigation.openMenu }).press('Enter');
      const links = [navigation.home, navigation.aboutUs, navigation.features, navigation.services, navigation.faq];
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
        transcript([
          [
            'dialog',
            navigation.label,
            '',
            [
              ['button', navigation.closeMenu],
              [
                'navigation',
                navigation.label,
                '',
                [
                  [
                    'list',
                    undefined,
                    '',
                    [...links, navigation.contactUs].map((link): Heard => [
                      'listitem',
                      undefined,
                      '',
                      [['link', link]],
                    ]),
                  ],
                ],
              ],
            ],
          ],
        ]),
      );
      await expect(page.getByRole('dialog').getByRole('link', { name: navigation.contactUs })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('of the questions: the categories, the chosen one, its questions and the open answer', async ({ page }) => {
      await page.goto(pathOf('home', locale));
      const all = categories.map((category) => faqIn(category, locale));
      const heard = (chosen: number, open: number): readonly Heard[] => {
        const { title = '', questions = {} } = all[chosen] ?? {};
        return [
          [
            'tablist',
            ui.questions.categories,
            '',
            all.map((category, index): Heard => ['tab', category.title, index === chosen ? 'selected' : '']),
          ],
          [
            'tabpanel',
            title,
            '',
            [
              ['heading', title, 'level=3'],
              ...Object.values(questions).flatMap(({ question }, index): Heard[] => [
                ['heading', question, 'level=4', [['button', question, index === open ? 'expanded' : '']]],
                ...(index === open ? [['paragraph'] as const] : []),
              ]),
            ],
          ],
        ];
      };
      const faq = page.locator('#faq');
      await expect(faq).toMatchAriaSnapshot(transcript(heard(0, 0)));
      await faq.getByRole('tab').nth(2).press('Enter');
      await expect(faq).toMatchAriaSnapshot(transcript(heard(2, 0)));
      await faq.getByRole('tabpanel').getByRole('button').nth(1).press('Enter');
      await expect(faq).toMatchAriaSnapshot(transcript(heard(2, 1)));
      // What is closed is silent and no empty place on the way.
      const panel = faq.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('region')).toHaveCount(0);
      const paragraphs =
        Object.values(all[2]?.questions ?? {})[1]
          ?.answer.trim()
          .split(/\n\s*\n/) ?? [];
      await expect(panel.getByRole('paragraph').and(page.locator('[data-paragraph]'))).toHaveCount(paragraphs.length);
    });

    test('of the form: its fields, what is wrong with them, and that it was sent', async ({ page }) => {
      await page.goto(pathOf('contactUs', locale));
      const words = formOf(locale);
      const { errors } = words;
      const fields = [words.name, words.email, words.phoneNumber, words.message];
      const form = page.getByRole('form', { name: words.title });
      const heading: Heard = ['heading', words.title, 'level=2'];
      const end: readonly Heard[] = [
        ['paragraph', undefined, '', [['link', labelOf('privacyPolicy', locale)]]],
        ['button', words.submit],
      ];
      await expect(form).toMatchAriaSnapshot(
        transcript([['form', words.title, '', [heading, ...fields.map((name): Heard => ['textbox', name]), ...end]]]),
      );
      await form.getByRole('button').press('Enter');
      const wrong = [errors.name, errors.email, errors.message];
      const summary: Heard = [
        'group',
        errors.summary,
        '',
        [
          ['paragraph'],
          ['list', undefined, '', wrong.map((name): Heard => ['listitem', undefined, '', [['link', name]]])],
        ],
      ];
      await expect(form).toMatchAriaSnapshot(
        transcript([
          ['form', words.title, '', [heading, summary, ...fields.map((name): Heard => ['textbox', name]), ...end]],
        ]),
      );
      await expect(form.getByRole('group')).toBeFocused();
      for (const [name, mistake] of [
        [words.name, errors.name],
        [words.email, errors.email],
        [words.message, errors.message],
      ] as const) {
        const field = form.getByRole('textbox', { name, exact: true });
        await expect(field).toHaveAccessibleDescription(mistake);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(form.getByRole('textbox', { name: words.phoneNumber })).not.toHaveAttribute('aria-invalid');
      await form.locator('#form-name').fill('Ana');
      await form.locator('#form-email').fill('ana@example.com');
      await form.locator('#form-message').fill('Ana');
      await form.getByRole('button').press('Enter');
      const messages = page.getByRole('region', { name: ui.toasts.label });
      await expect(messages.getByRole('listitem')).toContainText(words.success);
      await expect(messages.getByRole('button', { name: ui.toasts.close })).toBeVisible();
      await expect(messages).toHaveAttribute('aria-live', 'polite');
      await expect(form.getByText(words.success)).toBeVisible();
    });

    test('of the cookie notice: what is stored, where to read more, and how to close it', async ({ page }) => {
      await page.goto(pathOf('virtualCards', locale));
      const { notice } = ui;
      await expect(page.getByRole('region', { name: notice.label })).toMatchAriaSnapshot(
        transcript([
          [
            'region',
            notice.label,
            '',
            [
              ['paragraph', undefined, '', [['link', labelOf('cookiesPolicy', locale)]]],
              ['button', notice.ok],
            ],
          ],
        ]),
      );
      await expect(page.getByRole('region', { name: notice.label }).getByRole('paragraph')).toContainText(notice.text);
    });
  });
}

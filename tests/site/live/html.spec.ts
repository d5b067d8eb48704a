import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { fileOf, fixture, versionPagesOf } from '../pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes `autoComplete`, `required=""` and `<input/>`, which mean the same to every parser.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // The bar and the drawer hold the same navigation; only one of them is shown at a time, which axe tests.
      'unique-landmark': 'off',
      // The language menu is a link until React makes it a button; tables and answers are named regions of plain boxes.
      'prefer-native-element': ['error', { exclude: ['button', 'region'] }],
      // Scripts of the site itself are as trustworthy as the page that names them.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** What is wrong with the pages in these files. */
async function mistakesIn(pages: readonly string[]): Promise<string[]> {
  const mistakes: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(readFileSync(page, 'utf8'), page);
    for (const { messages } of results) {
      mistakes.push(
        ...messages.map(({ ruleId, message, selector }) => `${page} ${selector ?? ''} ${ruleId}: ${message}`),
      );
    }
  }
  return mistakes;
}

test('every page is valid HTML', async () => {
  const pages = globSync('dist/**/*.html').sort();
  expect(pages.length).toBeGreaterThan(30);
  expect(await mistakesIn(pages)).toEqual([]);
});

test('a policy that has been revised, announced anew or withdrawn has valid pages too', async () => {
  // Of the real site none may have been yet.
  const pages = [...versionPagesOf(fixture).map(({ path }) => path), '/loyaltyPolicy', '/fr/loyaltyPolicy'];
  expect(pages.filter((path) => path.endsWith('/changes')).length).toBeGreaterThan(3);
  expect(await mistakesIn(pages.map((path) => fileOf(path, fixture)))).toEqual([]);
});

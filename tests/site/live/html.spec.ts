import { execFile, execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { fixtureDist } from '../../fixtures/site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes `autoComplete`, `hidden=""` and `<input/>`, which are equivalent.
      'attr-case': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // The content check limits titles; those of version pages are generated.
      'long-title': 'off',
      // Bar and drawer contain the same navigation; only one is visible at a time, which axe tests.
      'unique-landmark': 'off',
      // The language menu is a link until React makes it a button; tables and answers are named regions of plain boxes.
      'prefer-native-element': ['error', { exclude: ['button', 'region'] }],
      // First-party scripts need no integrity hash.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** The real site may have no revised, announced or withdrawn policy. */
const pages = globSync(`{dist,${fixtureDist}}/**/*.html`).sort();

/** Astro's style element, which it writes before the first island. */
const islandStyle = 'html > body > header > div > style';

/** The Nu checker needs Java. */
function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The Nu checker does not know recent CSS, and Astro's style element is not allowed where it is. */
const ignored = 'CSS: .*|Element “style” not allowed as child of element “(body|div|main)”.*';

test('the Nu HTML checker finds no error on any page', async () => {
  test.skip(!hasJava(), 'There is no Java on this machine.');
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  const options = ['-jar', jar, '--errors-only', '--exit-zero-always', '--filterpattern', ignored];
  const { stderr } = await promisify(execFile)('java', [...options, ...pages], { maxBuffer: 2 ** 26 });
  expect(stderr).toBe('');
});

test('every page is valid HTML', async () => {
  expect(pages.filter((page) => page.endsWith('/changes.html')).length).toBeGreaterThan(3);
  const mistakes: string[] = [];
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    // Table elements have implicit roles. The Nu checker reports this, but may be missing.
    mistakes.push(
      ...Array.from(html.matchAll(/<t(?:able|head|body|r|h|d)\b[^>]*\srole=[^>]*>/g), ([tag]) => `${page} ${tag}`),
    );
    const { results } = await validator.validateString(html, page);
    for (const { messages } of results) {
      mistakes.push(
        ...messages
          .filter(({ selector }) => selector !== islandStyle)
          .map(({ ruleId, message, selector }) => `${page} ${selector ?? ''} ${ruleId}: ${message}`),
      );
    }
  }
  expect(mistakes).toEqual([]);
});

// @ts-check
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * One direction: which folders of `src/` a folder may import from besides
 * itself. Data flows from `content/` through `src/content` to pages, layouts,
 * components and islands; what the browser runs knows nothing of Astro or React.
 */
const mayImport = {
  i18n: [],
  // Its .astro files and the two that read texts at build time; the rest knows neither Astro nor content.
  search: ['i18n', 'stores', 'content', 'scripts'],
  styles: [],
  build: [],
  stores: ['i18n'],
  hosts: ['i18n'],
  art: ['styles', 'build'],
  // The script of every page binds those of the islands on every page.
  scripts: ['i18n', 'stores', 'search', 'islands'],
  content: ['i18n'],
  policies: ['i18n', 'stores', 'content', 'art', 'build'],
  // Their .astro files choose the hydration, pass strings and carry scripts into the page; the rest of an island never
  // reads content.
  islands: ['i18n', 'stores', 'content', 'scripts'],
  components: ['i18n', 'stores', 'content', 'art', 'styles', 'scripts', 'islands'],
  layouts: ['i18n', 'content', 'styles', 'scripts', 'components', 'islands'],
  pages: [
    ...['i18n', 'stores', 'content', 'policies', 'art', 'styles', 'scripts', 'components', 'islands', 'layouts'],
    'search',
  ],
  integrations: ['i18n', 'content', 'policies', 'hosts', 'art', 'build'],
  commands: ['i18n', 'content', 'policies', 'integrations'],
};

/**
 * Refuses imports from folders that are not named, in every kind of file, `.astro` included.
 * @param {string} folder
 * @param {readonly string[]} allowed
 * @returns {import('eslint').Linter.Config}
 */
function oneDirection(folder, allowed, files = [`src/${folder}/**/*.{ts,tsx,astro}`]) {
  const others = ['tools', ...Object.keys(mayImport)].filter((name) => name !== folder && !allowed.includes(name));
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(\.\.?/)+(?:src/)?(${others.join('|')})(/|$)`,
              message: `src/${folder} may import from ${[folder, ...allowed].join(', ')} only: see "One direction" in eslint.config.mjs.`,
            },
          ],
        },
      ],
    },
  };
}

export default defineConfig(
  { ignores: ['dist', 'server', 'shots', '.astro', 'test-results', 'playwright-report'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      // It asks for the assertion that the line above forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // `process.env['NAME']` is what the compiler asks for under noPropertyAccessFromIndexSignature.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    // What is not there cannot be asserted to be there, with `!` or with `as`.
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSAsExpression > CallExpression[callee.property.name=/^(querySelector|getElementById|closest|find|at|get|exec|match|pop|shift)$/]',
          message: 'This may be missing, which `as` would hide. Handle the case that it is, or throw with a reason.',
        },
      ],
    },
  },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.strict] },
  {
    // The types of .astro files are known to `astro check`, not to this linter.
    files: ['src/components/prose/index.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  { files: ['**/*.test.ts', '**/*.spec.ts'], rules: { '@typescript-eslint/restrict-template-expressions': 'off' } },
  ...astro.configs['flat/recommended'],
  {
    rules: {
      eqeqeq: 'error',
      'no-restricted-properties': ['error', { property: 'innerHTML', message: 'Text is always escaped.' }],
    },
  },
  ...Object.entries(mayImport).map(([folder, allowed]) => oneDirection(folder, allowed)),
  oneDirection('islands', ['i18n', 'stores'], ['src/islands/**/*.{ts,tsx}']),
  {
    ...oneDirection('search', ['i18n', 'stores'], ['src/search/*.ts']),
    ignores: ['src/search/{places,passages,passages.test}.ts'],
  },
);

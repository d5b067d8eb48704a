// @ts-check
import { readdirSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The folders of `src/` that each folder may import from. Data flows from `content/` through `schemas` and `site` to
 * pages, layouts, components and islands.
 */
const mayImport = {
  styles: [],
  schemas: ['site'],
  site: ['schemas'],
  art: ['build'],
  lint: ['schemas', 'site'],
  policies: ['schemas', 'site', 'lint', 'art', 'build'],
  search: ['schemas', 'site', 'lint', 'policies', 'scripts', 'components'],
  // The script of every page binds those of the islands on every page.
  scripts: ['site', 'search', 'islands'],
  islands: ['schemas', 'site', 'scripts'],
  components: ['schemas', 'site', 'lint', 'art', 'styles', 'scripts', 'islands'],
  layouts: ['site', 'styles', 'scripts', 'components', 'islands'],
  landing: ['schemas', 'site', 'art', 'scripts', 'components', 'islands', 'search'],
  feature: ['schemas', 'site', 'scripts', 'components', 'islands', 'layouts'],
  contact: ['schemas', 'site', 'scripts', 'components', 'islands', 'layouts'],
  notFound: ['schemas', 'site', 'art', 'scripts', 'components', 'layouts', 'search'],
  policy: ['site', 'lint', 'policies', 'art', 'styles', 'components', 'layouts'],
  pages: [
    ...['site', 'policies', 'art', 'scripts', 'components', 'islands', 'layouts'],
    ...['landing', 'feature', 'contact', 'notFound', 'policy', 'search'],
  ],
  build: ['schemas', 'site', 'lint', 'policies', 'art'],
  commands: ['site', 'lint', 'policies'],
};

for (const { name } of readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  if (!(name in mayImport)) throw new Error(`Add src/${name}/ to "mayImport" in eslint.config.mjs.`);

/** Browser code gets plain data, and only types of the content. */
const inBrowser = {
  folders: /** @type {const} */ (['islands', 'scripts', 'search']),
  patterns: [
    {
      regex: String.raw`/(site/(collections|contactEndpoint|contentFiles|documents|facts|memoize|moved|pages|questions|sections|siteDate|versions)\.ts$|lint/|policies/)`,
      message: 'Scripts of a page get plain strings and data: they read neither collections nor files.',
    },
    {
      regex: '/schemas/',
      allowTypeImports: true,
      message: 'A schema would take its library into the browser. Import its type.',
    },
  ],
};

/**
 * Forbids imports from other folders, in `.astro` files too.
 * @param {string} folder
 * @param {readonly string[]} allowed
 * @param {readonly object[]} patterns further forbidden imports
 * @returns {import('eslint').Linter.Config}
 */
function oneDirection(folder, allowed, files = [`src/${folder}/**/*.{ts,tsx,astro}`], patterns = []) {
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
              message: `src/${folder} may import from ${[folder, ...allowed].join(', ')} only: see "mayImport" in eslint.config.mjs.`,
            },
            ...patterns,
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
      // Requires the assertion that the rule above forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // noPropertyAccessFromIndexSignature requires `process.env['NAME']`.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    // Forbids `as` on lookups that may return nothing.
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSAsExpression > CallExpression[callee.property.name=/^(querySelector|getElementById|closest|find|at|get|exec|match|pop|shift)$/]',
          message: 'This may be missing, which `as` would hide. Handle that case, or throw with a reason.',
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
  ...inBrowser.folders.map((folder) => ({
    ...oneDirection(folder, mayImport[folder], [`src/${folder}/**/*.{ts,tsx}`], inBrowser.patterns),
    // Build the index at build time.
    ignores: ['src/search/{places,searchSections,searchSections.test}.ts'],
  })),
);

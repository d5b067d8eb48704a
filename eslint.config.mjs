import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', 'shots', '.astro', 'test-results', 'playwright-report'] },
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
);

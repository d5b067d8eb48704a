import { defineConfig } from 'vitest/config';
import { withFixtureLanguages } from './tests/fixtures/language.ts';

/** Gives the modules under test the languages of the fixture site. */
const fixtureLanguages = {
  name: 'fixture-languages',
  enforce: 'pre' as const,
  transform: { filter: { id: /\/src\/site\/locales\.ts$/ }, handler: withFixtureLanguages },
};

export default defineConfig({
  test: {
    // By default Vitest reserves one of two processors for itself, which needs little.
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    css: true,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['{src,tools}/**/*.test.{ts,tsx}', 'tests/{supply,servers}/**/*.test.ts'] },
      },
      // Rules for any content, read from `content/`.
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      // Tests that need particular texts, on the fixture site.
      {
        extends: true,
        plugins: [fixtureLanguages],
        test: { name: 'fixture', include: ['tests/fixtures/**/*.test.ts'] },
      },
    ],
  },
});

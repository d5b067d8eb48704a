import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/{content,supply}/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    css: true,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});

import { defineConfig } from '@playwright/test';
import { fixtureDist } from './tests/fixtures/site.ts';
import { findBrowser } from './tests/site/browser.ts';

/** Ports of the site itself and of the fixture site. */
const port = Number(process.env['SITE_PORT'] ?? 4399);
const fixturePort = Number(process.env['FIXTURE_PORT'] ?? 4398);
const { executablePath, args } = await findBrowser();

/** Serves a built site as `npm run preview` does. */
const serve = (dist: string, onPort: number) => ({
  command: 'node src/build/hosts/preview.ts',
  env: { PORT: String(onPort), DIST: dist },
  port: onPort,
  reuseExistingServer: false,
});
const url = (onPort: number): string => `http://127.0.0.1:${String(onPort)}`;

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A flaky test is a bug to fix. Only CI, whose machines are busy, retries once and lists those tests.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/site.json' }]],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // Shorter than the test's timeout, so that the error names the action.
  use: { launchOptions: { executablePath, args }, navigationTimeout: 60_000, actionTimeout: 60_000 },
  projects: [
    // Rules for any content; expectations are read from `content/`.
    { name: 'site', testDir: 'tests/site/live', use: { baseURL: url(port) } },
    // Behaviour, with texts that no editor changes.
    { name: 'fixture', testDir: 'tests/site/fixture', use: { baseURL: url(fixturePort) } },
  ],
  webServer: [serve('dist', port), serve(fixtureDist, fixturePort)],
});

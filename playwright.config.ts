import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/site/browser.ts';

const port = Number(process.env['SITE_PORT'] ?? 4399);
const { executablePath, args } = await findBrowser();

export default defineConfig({
  testDir: 'tests/site',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/site.json' }]],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: { baseURL: `http://127.0.0.1:${String(port)}`, launchOptions: { executablePath, args } },
  webServer: {
    command: 'node src/server/preview.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { ProjectCopy } from '../content/projectCopy.ts';
import { startDevServer } from '../devServer.ts';

// A dev server compiles while it is asked.
const expect = expectSoon.configure({ timeout: 30_000 });

test('in astro dev a text with an expression is refused with its line, and nothing in it runs', async ({ page }) => {
  await using project = await ProjectCopy.make('project');
  const policy = 'content/legal/privacyPolicy/en.mdx';
  const text = await project.read(policy);
  const line = text.split('\n').length + 1;
  await project.write(policy, `${text}\n{process.getBuiltinModule('node:fs').writeFileSync('ran.txt', '')}\n`);
  await using server = await startDevServer(project.root, {});
  const overlay = page.locator('vite-error-overlay');
  // A new dev server may still be preparing packages, and reloads the page when it has.
  await expect(async () => {
    const response = await page.goto(`${server.url}/privacyPolicy`);
    expect(response?.status()).toBe(500);
    await expect(overlay).toContainText('cannot stand in a text. Show a fact with <Fact name="…" />', {
      timeout: 10_000,
    });
  }).toPass({ timeout: 90_000 });
  await expect(overlay).toContainText(`privacyPolicy/en.mdx:${String(line)}:1`);
  expect(existsSync(path.join(project.root, 'ran.txt'))).toBe(false);
});

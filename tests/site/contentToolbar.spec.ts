import { chmod, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect as expectSoon, test } from '@playwright/test';
import { ProjectCopy } from '../content/projectCopy.ts';
import { startDevServer } from '../devServer.ts';

// A dev server compiles while it is asked.
const expect = expectSoon.configure({ timeout: 30_000 });
const english = 'content/legal/privacyPolicy/en.mdx';

test('in astro dev the toolbar shows where the texts of a page come from, and its mistakes until they are mended', async ({
  page,
}) => {
  await using project = await ProjectCopy.make('project');
  // Stands in for an editor of this name and notes what it is asked to open.
  const editor = path.join(project.root, 'code');
  await project.write('code', '#!/bin/sh\necho "$@" >> opened.txt\n');
  await chmod(editor, 0o755);
  await using server = await startDevServer(project.root, { LAUNCH_EDITOR: editor });
  const opened = async (): Promise<string> => project.read('opened.txt').catch(() => '');

  await page.goto(`${server.url}/fr/privacyPolicy`);
  await page.locator('astro-dev-toolbar button[data-app-id="content-toolbar"]').click();
  const panel = page.getByRole('region', { name: 'Content of this page' });
  const files = (document: string) => panel.getByRole('row', { name: document }).getByRole('cell');
  await expect(panel.getByRole('status')).toHaveText('No mistakes on this page.');
  await expect(files('legal/privacyPolicy')).toHaveText(['en.mdx original', 'fr.mdx translated', 'pt.mdx translated']);
  await expect(panel.getByRole('button', { name: 'fr.mdx' })).toHaveAttribute('aria-current', 'true');
  await expect(panel.getByRole('button', { name: 'pt.mdx' })).not.toHaveAttribute('aria-current');
  await panel.getByRole('button', { name: 'fr.mdx' }).click();
  await expect.poll(opened).toContain(`${project.root}/content/legal/privacyPolicy/fr.mdx`);

  const text = await project.read(english);
  await project.replace(english, 'lastUpdated: 2025-01-01', 'lastUpdated: 2025-03-02');
  await project.replace(english, '<Fact name="brand" />', '<Fact name="brandName" />');
  await project.remove('content/legal/privacyPolicy/pt.mdx');
  await expect(panel.getByRole('status')).toHaveText('To mend on this page: 1');
  await expect(panel.getByRole('listitem')).toContainText('"brandName" is not a fact of content/site.yaml.');
  await expect(files('legal/privacyPolicy')).toHaveText([
    'en.mdx original',
    'fr.mdx outdated since 2025-03-02',
    'missing: readers see English',
  ]);
  const place = panel.getByRole('listitem').getByRole('button');
  await expect(place).toHaveText(/^content\/legal\/privacyPolicy\/en\.mdx:\d+:\d+$/);
  // Each changed file reloads the page, which can come in the way of what follows.
  await expect(async () => {
    await place.click();
    expect(await opened()).toContain(`${project.root}/${await place.innerText()}`);
  }).toPass();
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page })
      .include({ fromShadowDom: ['astro-dev-toolbar', '[data-app-id="content-toolbar"]', 'section'] })
      .analyze();
    expect(violations).toEqual([]);
  }).toPass();

  await project.write(english, text);
  await expect(panel.getByRole('status')).toHaveText('No mistakes on this page.');
  await expect(panel.getByRole('listitem')).toHaveCount(0);
});

test('nothing of the toolbar lands in the built site', async () => {
  const built = (await readdir('dist', { recursive: true })).filter((file) => /\.(html|js|css)$/.test(file));
  expect(built.length).toBeGreaterThan(40);
  for (const file of built)
    expect(await readFile(path.join('dist', file), 'utf8'), file).not.toMatch(/dev-toolbar|content-toolbar/);
});

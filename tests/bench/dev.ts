/** How long an author waits: for the first page of `astro dev`, and for an edit to appear in an open browser. */
import type { Browser } from '@playwright/test';
import { ProjectCopy } from '../projectCopy.ts';
import { startDevServer } from '../devServer.ts';
import { median } from './measure.ts';
import type { Figure } from './report.ts';

/** What an author edits; the mark is put before the place and must appear on the page. */
interface Edit {
  readonly name: string;
  readonly page: string;
  readonly file: string;
  readonly before: RegExp;
}

const edits: readonly Edit[] = [
  {
    name: 'a policy',
    page: '/privacyPolicy',
    file: 'content/legal/privacyPolicy/2025-01-01/en.mdx',
    before: /(?<=\n---\n\n)/,
  },
  {
    name: 'a component',
    page: '/privacyPolicy',
    file: 'src/components/Footer.astro',
    before: /(?<=<footer[^>]*>)/,
  },
];

/** Seconds from saving a file to seeing the edit, once for each time. */
async function timeEdit(
  browser: Browser,
  url: string,
  project: ProjectCopy,
  edit: Edit,
  times: number,
): Promise<number[]> {
  const page = await browser.newPage();
  await page.goto(url + edit.page, { waitUntil: 'networkidle' });
  const original = await project.read(edit.file);
  const seconds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const words = `Edited ${String(time + 1)} times.`;
    const start = performance.now();
    await project.write(edit.file, original.replace(edit.before, `${words}\n\n`));
    await page.getByText(words).first().waitFor();
    seconds.push((performance.now() - start) / 1000);
    // The next edit is made when the page and the checks that follow an edit have come to rest.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3000);
  }
  await page.close();
  await project.write(edit.file, original);
  return seconds;
}

/**
 * Times `astro dev` on a copy of the project.
 * @param times how often each file is edited after the first time; the median counts
 */
export async function timeDev(browser: Browser, times: number, progress: (text: string) => void): Promise<Figure[]> {
  await using project = await ProjectCopy.ofProject('site');
  const figures: Figure[] = [];
  const add = (what: string, seconds: number): void => {
    figures.push({ part: 'astro dev', what, unit: 's', values: { '': seconds } });
  };
  for (const what of ['first page after npm ci', 'first page']) {
    progress(`starting astro dev: ${what}`);
    const start = performance.now();
    await using server = await startDevServer(project.root, {});
    add(what, (performance.now() - start) / 1000);
    if (what !== 'first page') continue;
    for (const edit of edits) {
      progress(`editing ${edit.name} in astro dev`);
      // The first one waits for what the server loads only then: dictionaries, for a text.
      const [first = Number.NaN, ...later] = await timeEdit(browser, server.url, project, edit, times + 1);
      add(`the first edit of ${edit.name} is shown`, first);
      add(`a later edit of ${edit.name} is shown`, median(later));
    }
  }
  return figures;
}

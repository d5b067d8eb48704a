/** How long the build takes and how much memory it needs, with as many policies as the site may ever have. */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../../src/integrations/precompress.ts';
import { ProjectCopy } from '../projectCopy.ts';
import { measure, type Cost } from './measure.ts';
import { addPolicies, policyFile } from './policies.ts';
import type { Figure } from './report.ts';

/** Everything a build leaves for the next one. */
const kept = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'];

/** Pages that are compressed to learn how long one takes. */
const sampleSize = 24;

const pagesIn = async (dist: string): Promise<string[]> =>
  (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));

async function build({ root }: ProjectCopy): Promise<Cost & { readonly pages: number }> {
  const cost = await measure([path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], root);
  return { ...cost, pages: (await pagesIn(path.join(root, 'dist'))).length };
}

/** Milliseconds that compressing a page takes, all pages at once, without anything kept from an earlier build. */
async function timeCompressing({ root }: ProjectCopy): Promise<number> {
  const [sample, cache] = [path.join(root, 'sample'), path.join(root, 'sample-cache')];
  const pages = await pagesIn(path.join(root, 'dist'));
  const step = Math.ceil(pages.length / sampleSize);
  const chosen = pages.filter((_, index) => index % step === 0);
  await mkdir(sample);
  for (const [index, page] of chosen.entries()) {
    await cp(path.join(root, 'dist', page), path.join(sample, `${String(index)}.html`));
  }
  const start = performance.now();
  await precompress(sample, cache);
  return (performance.now() - start) / chosen.length;
}

async function timeGuard({ root }: ProjectCopy): Promise<{ withoutSpelling: number; whole: number }> {
  const { output } = await measure([path.join(import.meta.dirname, 'guard.ts')], root);
  return JSON.parse(output) as { withoutSpelling: number; whole: number };
}

/** Numbers of one size of the site, by what they measure and, behind the last comma, their unit. */
async function measureSize(count: number, progress: (text: string) => void): Promise<Record<string, number>> {
  const policies = `${String(count)} policies`;
  await using project = await ProjectCopy.ofProject('site');
  progress(`${policies}: writing them in every language`);
  await addPolicies(project, count);
  // Compressing thousands of pages for the first time takes longer than building them; it is measured on a sample.
  await project.replace('astro.config.mjs', /^ *precompressed\(\),\n/m, '');
  progress(`${policies}: checking the content`);
  const guard = await timeGuard(project);
  for (const folder of kept) await rm(path.join(project.root, folder), { recursive: true, force: true });
  progress(`${policies}: building cold`);
  const cold = await build(project);
  progress(`${policies}: building again`);
  const again = await build(project);
  await project.replace(policyFile(1), /\n$/, '\nA sentence that was added.\n');
  progress(`${policies}: building with one file changed`);
  const changed = await build(project);
  progress(`${policies}: compressing`);
  const compressing = await timeCompressing(project);
  return {
    'pages built': cold.pages,
    'cold, s': cold.seconds,
    'cold, ms a page': (cold.seconds * 1000) / cold.pages,
    'cold: time of processors, s': cold.cpuSeconds,
    'cold: peak memory, MB': cold.peakMegabytes,
    'cold: checking the content without spelling, s': guard.withoutSpelling,
    'cold: spelling, s': guard.whole - guard.withoutSpelling,
    'compressing a page for the first time, ms a page': compressing,
    'nothing changed, s': again.seconds,
    'nothing changed: time of processors, s': again.cpuSeconds,
    'one file changed, s': changed.seconds,
    'one file changed, ms a page': (changed.seconds * 1000) / changed.pages,
    'one file changed: time of processors, s': changed.cpuSeconds,
  };
}

/** What others need cold for pages of about 1,600 words, measured once on one machine with two processors. */
const others: readonly Figure[] = Object.entries({
  Hugo: { 100: 2.4, 1000: 1.5 },
  Eleventy: { 100: 14, 1000: 4.4 },
  'Astro with Markdown': { 100: 51, 1000: 12.7 },
  'Astro with MDX on Sätteri': { 100: 58, 1000: 22 },
  'Astro with MDX on remark': { 100: 160, 1000: 72 },
  Docusaurus: { 100: 150, 1000: 58 },
}).map(([what, values]) => ({ part: 'build: others, by number of pages', what, unit: 'ms a page', values }));

/**
 * Builds copies of the project.
 * @param sizes how many policies are added, each in every language
 */
export async function timeBuilds(sizes: readonly number[], progress: (text: string) => void): Promise<Figure[]> {
  const bySize = new Map<number, Record<string, number>>();
  for (const size of sizes) bySize.set(size, await measureSize(size, progress));
  const whats = Object.keys(bySize.values().next().value ?? {});
  const figures = whats.map((what): Figure => {
    const [, name = what, unit = ''] = /^(.*), ([^,]+)$/.exec(what) ?? [];
    const values = [...bySize].map(([size, found]) => [String(size), found[what] ?? Number.NaN] as const);
    return { part: 'build, by number of added policies', what: name, unit, values: Object.fromEntries(values) };
  });
  return [...figures, ...others];
}

/** How long the build takes and how much memory it needs, with as many policies as the site may ever have. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ProjectCopy } from '../content/projectCopy.ts';
import { measure, type Cost } from './measure.ts';
import { addPolicies, policyFile } from './policies.ts';
import type { Figure } from './report.ts';

/** Everything a build leaves for the next one. */
const kept = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'];

interface BuildCost extends Cost {
  readonly pages: number;
  /** Of the seconds, those that compressing took. */
  readonly compressing: number;
}

async function build(root: string): Promise<BuildCost> {
  const cost = await measure([path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], root);
  const pages = (await readdir(path.join(root, 'dist'), { recursive: true })).filter((file) => file.endsWith('.html'));
  const [, compressing] = /Compressed in ([\d.]+) s/.exec(cost.output) ?? [];
  return { ...cost, pages: pages.length, compressing: Number(compressing ?? 0) };
}

/** Numbers of one size of the site, by what they measure; the unit stands behind the comma. */
async function buildSize(count: number, progress: (text: string) => void): Promise<Record<string, number>> {
  await using project = await ProjectCopy.make('project');
  progress(`making ${String(count)} policies in every language`);
  await addPolicies(project, count);
  const { root } = project;
  progress(`checking the content of ${String(count)} policies`);
  const guard = await measure([path.join(import.meta.dirname, 'guard.ts')], root);
  const { withoutSpelling, whole } = JSON.parse(guard.output) as { withoutSpelling: number; whole: number };
  for (const folder of kept) await rm(path.join(root, folder), { recursive: true, force: true });
  progress(`building ${String(count)} policies, cold`);
  const cold = await build(root);
  progress(`building ${String(count)} policies again`);
  const warm = await build(root);
  progress(`building ${String(count)} policies with one file changed`);
  await project.replace(policyFile(1), /\n$/, '\nA sentence that was added.\n');
  const changed = await build(root);
  return {
    'pages built': cold.pages,
    'cold, s': cold.seconds,
    'cold, ms a page': (cold.seconds * 1000) / cold.pages,
    'cold, s of processor': cold.cpuSeconds,
    'cold, peak MB': cold.peakMegabytes,
    'of it checking the content, s': whole,
    'of it looking words up, s': whole - withoutSpelling,
    'of it compressing, s': cold.compressing,
    'nothing changed, s': warm.seconds,
    'nothing changed, s of processor': warm.cpuSeconds,
    'one file changed, s': changed.seconds,
    'one file changed, ms a page': (changed.seconds * 1000) / changed.pages,
    'one file changed, s of processor': changed.cpuSeconds,
  };
}

/** What others need for a page of about 1,600 words, measured once on one machine with two processors. */
const others: readonly Figure[] = Object.entries({
  Hugo: { 100: 2.4, 1000: 1.5 },
  Eleventy: { 100: 14, 1000: 4.4 },
  'Astro, Markdown': { 100: 51, 1000: 12.7 },
  'Astro, MDX on Sätteri, one language': { 100: 58, 1000: 22 },
  'Astro, MDX on remark': { 100: 160, 1000: 72 },
  Docusaurus: { 100: 150, 1000: 58 },
}).map(([what, values]) => ({ part: 'build of others, pages', what: `${what}: cold, ms a page`, unit: 'ms', values }));

/**
 * Builds copies of the project.
 * @param sizes how many policies are added, each in every language
 */
export async function timeBuilds(sizes: readonly number[], progress: (text: string) => void): Promise<Figure[]> {
  const bySize = new Map<number, Record<string, number>>();
  for (const size of sizes) bySize.set(size, await buildSize(size, progress));
  const whats = Object.keys(bySize.values().next().value ?? {});
  const figures = whats.map((what): Figure => {
    const [, name = what, unit = ''] = /^(.*), ([^,]+)$/.exec(what) ?? [];
    const values = Object.fromEntries(
      [...bySize].map(([size, found]) => [`${String(size)} policies`, found[what] ?? Number.NaN]),
    );
    return { part: 'build', what: name, unit, values };
  });
  return [...figures, ...others];
}

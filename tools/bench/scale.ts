/** Measures the build with as many versions of policies as the site may have in twenty years. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { localeCodes } from '../../src/site/locales.ts';
import { ProjectCopy } from '../../tests/projectCopy.ts';
import { measure } from './measure.ts';
import type { Figure } from './report.ts';

const policies = [
  'amlKycPolicy',
  'cookiesPolicy',
  'feesLimitsPolicy',
  'privacyPolicy',
  'refundCancellationPolicy',
  'termsAndConditions',
];

/** Versions of each policy, including the real one. */
const versionsOfEach = 20;

/** Caches between builds. */
const buildOutputs = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'];

/** Dates of the generated versions, a quarter apart and before the real ones. */
const days = Array.from(
  { length: versionsOfEach - 1 },
  (_, index) => `${String(2000 + Math.floor(index / 4))}-${String(1 + 3 * (index % 4)).padStart(2, '0')}-01`,
);

/** Generates an earlier text from the current one: two sections are swapped, and one may lack a paragraph. */
function earlier(text: string, number: number): string {
  const [, fields = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? [];
  const [opening = '', ...sections] = body.split(/^(?=## )/m).map((section) => `${section.trimEnd()}\n\n`);
  const place = number % Math.max(sections.length - 1, 1);
  const [first = '', second = ''] = sections.slice(place, place + 2);
  const paragraphs = first.trimEnd().split('\n\n');
  // Keeps headings, lists and content of components.
  const removed = first.includes('<') ? -1 : paragraphs.findIndex((text, index) => index > 1 && /^\p{L}/u.test(text));
  const shorter = removed < 0 ? first : `${paragraphs.toSpliced(removed, 1).join('\n\n')}\n\n`;
  return `${fields}${opening}${sections.toSpliced(place, 2, second, shorter).join('')}`;
}

const summary = `changes:\n${localeCodes.map((locale) => `  ${locale}: [Bench., Again., Done.]\n`).join('')}`;

/** Writes the earlier versions into a copy of the project. */
async function addVersions(project: ProjectCopy): Promise<void> {
  for (const policy of policies) {
    const folder = `content/policies/${policy}`;
    const [present = ''] = (await readdir(path.join(project.root, folder))).sort();
    const ownFile = `${folder}/${present}/version.yaml`;
    const own = await project.read(ownFile).catch(() => '');
    if (!/^changes:/m.test(own)) await project.write(ownFile, own + summary);
    for (const [number, day] of days.entries()) {
      for (const locale of localeCodes) {
        const text = await project.read(`${folder}/${present}/${locale}.mdx`);
        await project.write(`${folder}/${day}/${locale}.mdx`, earlier(text, number));
      }
      if (number > 0) await project.write(`${folder}/${day}/version.yaml`, summary);
    }
  }
}

/**
 * Heap limit of a build in megabytes, Node's default on a machine with 2 GB. With more, V8 would collect garbage later,
 * and the result would depend on the machine.
 */
const heap = 1024;

/** Builds six policies of twenty versions in every language, with their differences and PDFs, three times. */
export async function timePolicies(progress: (text: string) => void): Promise<Figure[]> {
  await using project = await ProjectCopy.ofProject('site');
  await addVersions(project);
  for (const folder of buildOutputs) await rm(path.join(project.root, folder), { recursive: true, force: true });
  const astro = path.join(project.root, 'node_modules/astro/bin/astro.mjs');
  const build = () => measure([`--max-old-space-size=${String(heap)}`, astro, 'build'], project.root);
  progress('versions of policies: building cold');
  const cold = await build();
  const files = await readdir(path.join(project.root, 'dist'), { recursive: true });
  progress('versions of policies: building again');
  const warm = await build();
  const [policy = ''] = policies;
  await project.replace(
    `content/policies/${policy}/${days.at(-1) ?? ''}/en.mdx`,
    /\n$/,
    '\nA sentence that was added.\n',
  );
  progress('versions of policies: building with one text changed');
  const changed = await build();
  const part = `policies: ${String(policies.length)} of ${String(versionsOfEach)} versions in every language`;
  const memory = `peak memory with a heap of ${String(heap)} MB`;
  const figure = (metric: string, unit: string, value: number, target?: Figure['target']): Figure => ({
    part,
    metric,
    unit,
    values: { '': value },
    ...(target ? { target } : {}),
  });
  return [
    figure('pages built', '', files.filter((file) => file.endsWith('.html')).length),
    figure('PDFs built', '', files.filter((file) => file.endsWith('.pdf')).length),
    figure('cold', 's', cold.seconds),
    figure(`cold: ${memory}`, 'MB', cold.peakMegabytes, { most: 2500 }),
    figure('nothing changed', 's', warm.seconds),
    figure('one text changed', 's', changed.seconds),
    figure('one text changed', '% of cold', (100 * changed.cpuSeconds) / cold.cpuSeconds, { most: 35 }),
    figure(`one text changed: ${memory}`, 'MB', changed.peakMegabytes, { most: 2500 }),
  ];
}

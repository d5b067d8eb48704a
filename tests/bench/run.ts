/**
 * `npm run bench`: measures the built site, its build and `astro dev`, and
 * prints one table. Arguments choose, in any order: parts (`weight`,
 * `lighthouse`, `touch`, `search`, `build`, `policies`, `edits`, `dev`), how many policies are built (`100 1000`),
 * languages for Lighthouse (`en fr`), runs (`runs=1`), the edits with a word in their name (`edit=policy`) and a
 * file for the results (`here.json`). No time is a limit: machines differ.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism, cpus, loadavg, platform } from 'node:os';
import { chromium } from '@playwright/test';
import { isLocale, localeCodes } from '../../src/i18n/locales.ts';
import { startSiteServer } from '../../src/hosts/server.ts';
import { findBrowser } from '../site/browser.ts';
import { timeBuilds } from './build.ts';
import { tryEdits } from './edits.ts';
import { timeDev } from './dev.ts';
import { auditSite, type Remark } from './lighthouse.ts';
import { table, writeReport, type Figure } from './report.ts';
import { measureSearch } from './search.ts';
import { timeTouch } from './touch.ts';
import { timePolicies } from './versions.ts';
import { weighSite } from './weight.ts';

const parts = ['weight', 'lighthouse', 'touch', 'search', 'build', 'policies', 'edits', 'dev'] as const;
/** The parts that build or serve a copy of their own. */
const ownBuilds: readonly (typeof parts)[number][] = ['build', 'policies', 'edits', 'dev'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter(
  (word) =>
    !/^(\d+|runs=[1-9]\d*|edit=.+|.+\.json)$/.test(word) && !isLocale(word) && !parts.some((part) => part === word),
);
if (unknown.length > 0) {
  console.error(
    `"${unknown.join(' ')}" is nothing to measure. Choose from: ${parts.join(', ')}, numbers of policies, ${localeCodes.join(', ')}, runs=3, edit=policy, results.json.`,
  );
  process.exit(1);
}
const chosen = parts.filter(
  (part) => wanted.every((word) => !parts.some((name) => name === word)) || wanted.includes(part),
);
const numbers = wanted.filter((word) => /^\d+$/.test(word)).map(Number);
const sizes = numbers.length > 0 ? numbers : [100, 1000];
const languages = wanted.filter(isLocale);
const runs = Number(wanted.find((word) => word.startsWith('runs='))?.slice(5) ?? 3);
const edit = wanted.find((word) => word.startsWith('edit='))?.slice(5) ?? '';
const file = wanted.find((word) => word.endsWith('.json')) ?? 'bench-results/bench.json';

if (chosen.some((part) => !ownBuilds.includes(part)) && !existsSync('dist/index.html')) {
  console.error('There is no built site in dist/. Run "npm run build" first.');
  process.exit(1);
}

const begin = performance.now();
const progress = (text: string): void => {
  const seconds = ((performance.now() - begin) / 1000).toFixed(0).padStart(4);
  console.log(`${seconds} s  ${text}  (load ${(loadavg()[0] ?? 0).toFixed(1)})`);
};

const figures: Figure[] = [];
const remarks: Remark[] = [];
const loads: number[] = [loadavg()[0] ?? 0];
const server = await startSiteServer('dist', 0);
const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

/** Measures one part. */
async function measurePart(part: (typeof parts)[number]): Promise<void> {
  if (part === 'build') figures.push(...(await timeBuilds(sizes, progress)));
  else if (part === 'policies') figures.push(...(await timePolicies(progress)));
  else if (part === 'edits') figures.push(...(await tryEdits(edit, progress)));
  else if (part === 'search') figures.push(...(await measureSearch(origin, progress)));
  else if (part === 'lighthouse') {
    const audited = await auditSite(
      await findBrowser(),
      origin,
      { runs, locales: languages.length > 0 ? languages : ['en'] },
      progress,
    );
    figures.push(...audited.figures);
    remarks.push(...audited.remarks);
  } else {
    const browser = await chromium.launch(await findBrowser());
    figures.push(
      ...(part === 'weight'
        ? await weighSite(browser, origin, progress)
        : part === 'touch'
          ? await timeTouch(browser, origin, progress)
          : await timeDev(browser, runs, progress)),
    );
    await browser.close();
  }
}

for (const part of chosen) {
  try {
    await measurePart(part);
  } catch (error) {
    // The figures of the other parts are not lost by it.
    console.error(`The part "${part}" has failed:`, error);
    process.exitCode = 1;
  }
  loads.push(loadavg()[0] ?? 0);
}
server.close();

console.log(`\n${table(figures)}`);
if (remarks.length > 0) {
  const lines = remarks.map(
    ({ path, category, title, score, display }) => `${path}  ${category}: ${title} ${display} (${score.toFixed(2)})`,
  );
  console.log(`\nWhat Lighthouse would have better\n${lines.join('\n')}`);
}
const machine = {
  processors: availableParallelism(),
  model: cpus()[0]?.model ?? '',
  platform: platform(),
  node: process.version,
  // Other programs running beside the benchmark make every time longer.
  loadBetweenParts: loads.map((load) => Math.round(load * 10) / 10),
};
await writeReport(file, { date: new Date().toISOString(), machine, figures, remarks });
console.log(
  `\n${String(machine.processors)} processors (${machine.model}), load ${machine.loadBetweenParts.join(', ')}, Node ${machine.node}; ${file}`,
);

/**
 * `npm run tools -- bench`: measures the built site and the build, and prints one table. Arguments, in any order: parts
 * (`weight`, `search`, `lighthouse`, `touch`, `scale`), languages for Lighthouse (`en fr`), its runs (`runs=1`) and a file
 * for the results (`here.json`). Times are not limits: machines differ.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism, cpus, loadavg, platform } from 'node:os';
import { chromium } from '@playwright/test';
import { isLocale, localeCodes } from '../../src/site/locales.ts';
import { startSiteServer } from '../../src/build/hosts/server.ts';
import { findBrowser } from '../../tests/site/browser.ts';
import { auditSite, type Remark } from './lighthouse.ts';
import { table, writeReport, type Figure } from './report.ts';
import { timePolicies } from './scale.ts';
import { measureSearch } from './search.ts';
import { timeTouch } from './touch.ts';
import { weighSite } from './weight.ts';

const parts = ['weight', 'search', 'lighthouse', 'touch', 'scale'] as const;
type Part = (typeof parts)[number];
const options = process.argv.slice(2);
const isPart = (word: string): word is Part => parts.some((part) => part === word);
const unknown = options.filter((word) => !/^(runs=[1-9]\d*|.+\.json)$/.test(word) && !isLocale(word) && !isPart(word));
if (unknown.length > 0) {
  console.error(
    `Cannot measure "${unknown.join(' ')}". Choose from: ${parts.join(', ')}, ${localeCodes.join(', ')}, runs=3, results.json.`,
  );
  process.exit(1);
}
const selectedParts = options.some(isPart) ? parts.filter((part) => options.includes(part)) : parts;
const languages = options.filter(isLocale);
const runs = Number(options.find((word) => word.startsWith('runs='))?.slice(5) ?? 3);
const file = options.find((word) => word.endsWith('.json')) ?? 'bench-results/bench.json';

// `scale` builds a copy of the project.
if (selectedParts.some((part) => part !== 'scale') && !existsSync('dist/index.html')) {
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

async function measurePart(part: Part): Promise<void> {
  if (part === 'scale') {
    figures.push(...(await timePolicies(progress)));
    return;
  }
  if (part === 'search') {
    figures.push(...measureSearch(progress));
    return;
  }
  const browserOptions = await findBrowser();
  if (part === 'lighthouse') {
    const locales = languages.length > 0 ? languages : (['en'] as const);
    const audit = await auditSite(browserOptions, origin, { runs, locales }, progress);
    figures.push(...audit.figures);
    remarks.push(...audit.remarks);
    return;
  }
  const browser = await chromium.launch(browserOptions);
  figures.push(...(await (part === 'weight' ? weighSite : timeTouch)(browser, origin, progress)));
  await browser.close();
}

for (const part of selectedParts) {
  try {
    await measurePart(part);
  } catch (error) {
    // Keeps the results of other parts.
    console.error(`The part "${part}" failed:`, error);
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
  console.log(`\nLighthouse remarks\n${lines.join('\n')}`);
}
const machine = {
  processors: availableParallelism(),
  model: cpus()[0]?.model ?? '',
  platform: platform(),
  node: process.version,
  // Other programs slow down every measurement.
  loadBetweenParts: loads.map((load) => Math.round(load * 10) / 10),
};
await writeReport(file, { date: new Date().toISOString(), machine, figures, remarks });
console.log(
  `\n${String(machine.processors)} processors (${machine.model}), load ${machine.loadBetweenParts.join(', ')}, Node ${machine.node}; ${file}`,
);

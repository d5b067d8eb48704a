/** `npm run tools -- budgets`: lines of each part of the project and their targets, counted like `wc -l`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));
const isCode = (file: string): boolean => /\.(ts|tsx|astro|css|mjs)$/.test(file);
const isTest = (file: string): boolean => file.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(file);

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

const sum = (chosen: readonly string[]): number => chosen.reduce((total, file) => total + linesOf(file), 0);

/** Lines of code in folders or files, without tests. */
const code = (...starts: readonly string[]): number =>
  sum(files.filter((file) => isCode(file) && !isTest(file) && starts.some((start) => file.startsWith(start))));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const budgets: readonly (readonly [part: string, lines: number, target: number])[] = [
  ['src/ without tests', code('src/'), 21_500],
  ['islands + their scripts + stores', code('src/islands/', 'src/scripts/'), 1700],
  [
    'landing + feature + mockups + art',
    code(...['src/landing/', 'src/feature/'], ...['src/components/mockups/', 'src/art/']),
    4800,
  ],
  ['policies + lint + schemas', code('src/policies/', 'src/lint/', 'src/schemas/'), 7500],
  ['integrations, security, server', code('src/build/'), 1100],
  ['search', code('src/search/', 'src/pages/[...locale]/search.astro', 'src/pages/[...searchFile].ts'), 1100],
  ['unit tests + tests/', sum(files.filter((file) => isCode(file) && isTest(file))), 12_500],
  ['tools/', code('tools/'), 2500],
  ['.vscode/schemas', sum(files.filter((file) => file.startsWith('.vscode/schemas/'))), 0],
  ['README.md', linesOf('README.md'), 100],
  ['npm scripts', Object.keys(scripts).length, 12],
];

const [names, counts, targets] = [
  budgets.map(([part]) => part),
  budgets.map(([, lines]) => lines.toLocaleString('en')),
  budgets.map(([, , target]) => target.toLocaleString('en')),
];
const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));
for (const [index, [part, lines, target]] of budgets.entries()) {
  const count = (counts[index] ?? '').padStart(widest(counts));
  const most = (targets[index] ?? '').padStart(widest(targets));
  console.log(`${part.padEnd(widest(names))}  ${count}  ≤ ${most}  ${lines <= target ? 'ok' : 'OVER'}`);
}

/**
 * `npm test`: all checks, fast ones first. `quick` omits the steps that need a built site; `all` adds copies of the fixture
 * site and browser tests tagged `@all`. Ends with `N passed, N failed`; a step without tests counts as one.
 */
import { spawn } from 'node:child_process';
import { rm, readFile } from 'node:fs/promises';
import { freePort } from './freePort.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed tests that needed a retry. */
  flaky?: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Later groups are skipped if it fails. */
  readonly isBuild?: boolean;
  /** Reads the counts from the step's report; without it the step counts as one. */
  readonly counts?: () => Promise<Counts>;
}

async function unitCounts(): Promise<Counts> {
  const report = JSON.parse(await readFile('test-results/unit.json', 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  };
  // A file that cannot be loaded fails without a test.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

async function siteCounts(): Promise<Counts> {
  const { stats, errors } = JSON.parse(await readFile('test-results/site.json', 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const { expected, flaky, unexpected, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, flaky };
}

const isQuick = process.argv.includes('quick');
const isAll = process.argv.includes('all');
/** Tests on copies of the fixture site run with `all` only. */
const unitTests = isAll ? [] : ['--project', 'units', '--project', 'content'];
const browserTests = isAll ? [] : ['--grep-invert', '@all'];

/** Groups run in sequence, the steps of a group in parallel. */
const groups: readonly (readonly Step[])[] = [
  // Lint and types need the generated types of the collections.
  [{ name: 'types of the content', command: 'astro', args: ['sync'] }],
  [
    { name: 'lint', command: 'eslint', args: ['.'] },
    { name: 'types', command: 'astro', args: ['check'] },
    { name: 'styles', command: 'stylelint', args: ['src/**/*.{css,astro}'] },
    { name: 'format', command: 'prettier', args: ['--check', '.'] },
    { name: 'unused code', command: 'knip', args: [] },
    { name: 'content', command: 'npm', args: ['run', '--silent', 'content'] },
  ],
  [
    {
      name: 'units and content',
      command: 'vitest',
      args: ['run', ...unitTests],
      counts: unitCounts,
    },
  ],
  [
    { name: 'build', command: 'astro', args: ['build'], isBuild: true },
    { name: 'build of the fixture site', command: 'node', args: ['tests/fixtures/build.ts'], isBuild: true },
  ],
  [{ name: 'sites in a browser', command: 'playwright', args: ['test', ...browserTests], counts: siteCounts }],
];
/** The groups before the builds. */
const quickGroups = groups.slice(
  0,
  groups.findIndex((group) => group.some(({ isBuild }) => isBuild)),
);

/**
 * Runs a command from `node_modules/.bin` or the path.
 * @param atOnce whether to print the output as it arrives
 * @returns exit status, and the output that was not printed
 */
async function run(
  { command, args }: Step,
  environment: NodeJS.ProcessEnv,
  atOnce: boolean,
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', atOnce ? 'inherit' : 'pipe', atOnce ? 'inherit' : 'pipe'],
      env: environment,
      shell: process.platform === 'win32',
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
    const end = (status: number): void => {
      resolve({ status, output: Buffer.concat(output).toString() });
    };
    child.once('error', () => {
      end(1);
    });
    child.once('close', (code) => {
      end(code ?? 1);
    });
  });
}

/** Counts of a finished step; an unreadable report counts as a failure. */
async function countsOf(step: Step, status: number): Promise<Counts> {
  const whole = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  if (!step.counts) return whole;
  const counts = await step.counts().catch(() => ({ passed: 0, failed: 1, skipped: 0 }));
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

await rm('test-results', { recursive: true, force: true });
const environment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  SITE_PORT: String(await freePort()),
  FIXTURE_PORT: String(await freePort()),
  // The narrowest and the widest layout; `all` adds the one between.
  ...(isAll ? {} : { AXE_WIDTHS: '360,1280' }),
};
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const results: string[] = [];

async function runStep(step: Step, atOnce: boolean): Promise<Counts> {
  const title = `\n── ${step.name}: ${[step.command, ...step.args].join(' ')}`;
  if (atOnce) console.log(title);
  const start = performance.now();
  const { status, output } = await run(step, environment, atOnce);
  if (!atOnce) console.log(`${title}\n${output.trimEnd()}`);
  const counts = await countsOf(step, status);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const flaky = counts.flaky ? `, ${String(counts.flaky)} of them flaky` : '';
  results.push(`${step.name}: ${String(counts.passed)} passed${flaky}, ${String(counts.failed)} failed (${seconds} s)`);
  return counts;
}

for (const group of isQuick ? quickGroups : groups) {
  const counts = await Promise.all(group.map((step) => runStep(step, group.length === 1)));
  if (group.some(({ isBuild }, index) => isBuild && (counts[index]?.failed ?? 0) > 0)) break;
}
console.log(`\n${results.join('\n')}\n`);
console.log(
  `${String(total.passed)} passed, ${String(total.failed)} failed${total.skipped > 0 ? `, ${String(total.skipped)} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;

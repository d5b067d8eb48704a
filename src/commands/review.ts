/**
 * `npm run tools -- review --base origin/main`: what a reviewer is told of a change of the content since it left a branch, as
 * Markdown. `--branch` and `--number` of the pull request make the address of the preview from the pattern in
 * `PREVIEW_URL`.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { reviewComment } from '../lint/review.ts';
import { previewUrl } from '../site/preview.ts';
import { changesOfPolicies } from '../policies/changesOfPolicies.ts';
import { checkSite } from '../policies/check.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'origin/main' },
    branch: { type: 'string', default: '' },
    number: { type: 'string', default: '' },
  },
});

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { maxBuffer: 64 * 1024 * 1024 });

/** The paths of a list that Git ends with NUL each. */
const pathsIn = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);

/** Where the change left the branch; what is not committed yet belongs to it. */
const start = git('merge-base', values.base, 'HEAD').toString().trim();
const changed = pathsIn(git('diff', '--name-only', '-z', '--no-renames', start, '--', 'content'));
const before = new Set(pathsIn(git('ls-tree', '-r', '-z', '--name-only', start, '--', 'content')));

const { source, findings } = await checkSite(process.cwd());
const { PREVIEW_URL: pattern = '' } = process.env;

process.stdout.write(
  reviewComment({
    source,
    findings,
    changed,
    differences: changesOfPolicies(source, changed, (path) =>
      before.has(path) ? git('show', `${start}:${path}`) : undefined,
    ),
    preview: pattern === '' ? undefined : previewUrl(pattern, values.branch, values.number),
  }),
);

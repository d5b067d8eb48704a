/**
 * `npm run review -- --base origin/main`: what a reviewer is told of a change of the content since it left a branch, as
 * Markdown. `--branch` and `--number` of the pull request make the address of the preview from the pattern in
 * `PREVIEW_URL`.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkContent } from '../content/check.ts';
import { reviewComment } from '../content/review.ts';
import { previewUrl } from '../i18n/preview.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'origin/main' },
    branch: { type: 'string', default: '' },
    number: { type: 'string', default: '' },
  },
});

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Where the change left the branch; what is not committed yet belongs to it. */
const start = git('merge-base', values.base, 'HEAD').trim();

/** What changed in the words of a text. */
function differencesIn(path: string): string {
  return git('diff', '--word-diff=plain', '--unified=0', start, '--', path)
    .split('\n')
    .filter((line) => !/^(?:diff |index |--- |\+\+\+ |new file |deleted file |similarity |rename )/.test(line))
    .map((line) => line.replace(/^@@ -\S+ \+(\d+).*$/, 'line $1'))
    .join('\n')
    .trim();
}

const changed = git('diff', '--name-only', '-z', '--no-renames', start, '--', 'content').split('\0').filter(Boolean);
const isPolicy = (path: string): boolean => /^content\/legal\/.*\.mdx$/.test(path);
const { source, findings } = await checkContent(process.cwd());
const { PREVIEW_URL: pattern = '' } = process.env;

process.stdout.write(
  reviewComment({
    files: source.files,
    findings,
    changed,
    differences: new Map(changed.filter(isPolicy).map((path) => [path, differencesIn(path)])),
    preview: pattern === '' ? undefined : previewUrl(pattern, values.branch, values.number),
  }),
);

/**
 * `npm run tools -- review --base origin/main`: summarises a change of the content as Markdown for its reviewer.
 * `--branch` and `--number` of the pull request fill the pattern in `PREVIEW_URL`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { goneAddresses } from '../lint/anchors.ts';
import {
  acceptedTranslations,
  changedFigures,
  lostRecords,
  removedFiles,
  unfilledPlaceholders,
} from '../lint/losses.ts';
import { changedLines, changedSentences } from '../lint/changedSentences.ts';
import { reviewComment } from '../lint/review.ts';
import { filesBefore } from '../lint/source.ts';
import { previewUrl } from '../site/previewBuild.ts';
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

/** Splits a NUL-terminated list of paths. */
const pathsIn = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);

/** Uncommitted changes count as part of the change. */
const start = git('merge-base', values.base, 'HEAD').toString().trim();
const changed = [
  ...pathsIn(git('diff', '--name-only', '-z', '--no-renames', start, '--', 'content')),
  ...pathsIn(git('ls-files', '--others', '--exclude-standard', '-z', '--', 'content')),
];
const before = new Set(pathsIn(git('ls-tree', '-r', '-z', '--name-only', start, '--', 'content')));

const { source, findings, policies, doubts } = await checkSite(process.cwd());
const contentBefore = (path: string): Buffer | undefined =>
  before.has(path) ? git('show', `${start}:${path}`) : undefined;
const old = filesBefore(source.files, changed, contentBefore);
/** Lists that the spelling check reads, which are no texts. */
const changedWords = changed
  .filter((path) => path.startsWith('content/words/'))
  .map((path) => {
    const words = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return [path, changedLines(contentBefore(path)?.toString() ?? '', words).join('\n')] as const;
  });
const { PREVIEW_URL: pattern = '' } = process.env;

process.stdout.write(
  reviewComment({
    source,
    findings: [...findings, ...lostRecords(source, contentBefore), ...unfilledPlaceholders(old, source.files)],
    changed,
    differences: [
      ...changesOfPolicies(source, policies, changed, contentBefore),
      ...changedSentences(old, source.files, changed),
      ...changedWords,
    ],
    doubts: [
      ...removedFiles(old, source.files),
      ...changedFigures(old, source.files),
      ...acceptedTranslations(source, changed, contentBefore),
      ...doubts.filter((line) => changed.some((path) => path.startsWith(line.split(/[: ]/)[0] ?? line))),
    ],
    gone: goneAddresses(old, source.files),
    preview: pattern === '' ? undefined : previewUrl(pattern, values.branch, values.number),
  }),
);

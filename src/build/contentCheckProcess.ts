/**
 * The check of all content in a process of its own, which gives back the memory of a thousand texts when it ends.
 * A thread would not: what it has asked the allocator for stays with the process of the build.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkSite, type SiteReport } from '../policies/check.ts';

/** What the check found, without the texts themselves. */
export type CheckResult = Pick<SiteReport, 'findings' | 'placeholders' | 'outdatedFiles'>;

const self = fileURLToPath(import.meta.url);

/**
 * @param root the project's root folder
 * @throws when the check fails; what it failed on stands in the output of errors
 */
export async function checkInProcess(root: string): Promise<CheckResult> {
  const child = fork(self, [root]);
  let result: CheckResult | undefined;
  child.once('message', (found) => {
    result = found as CheckResult;
  });
  // When it has ended and not before: only then is its memory free.
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (!result) throw new Error(`The check of the content has ended without a result (code ${String(code)}).`);
  return result;
}

const [, program, root] = process.argv;
if (program === self && process.send && root !== undefined) {
  const { findings, placeholders, outdatedFiles } = await checkSite(root);
  process.send({ findings, placeholders, outdatedFiles } satisfies CheckResult);
}

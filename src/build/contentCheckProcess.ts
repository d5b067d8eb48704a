/** Runs the content check in a child process, which frees its memory on exit. A worker thread would not. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { checkSite, type SiteReport } from '../policies/check.ts';

export type CheckResult = Pick<SiteReport, 'findings' | 'placeholders' | 'outdatedFiles'>;

const self = fileURLToPath(import.meta.url);

/** @throws when the check fails; the child has printed the reason */
export async function checkInProcess(root: string): Promise<CheckResult> {
  const child = fork(self, [root]);
  let result: CheckResult | undefined;
  child.once('message', (message) => {
    result = message as CheckResult;
  });
  // The memory is free only when the process has exited.
  const [code] = (await once(child, 'close')) as [number | null];
  if (!result) throw new Error(`The content check ended without a result (code ${String(code)}).`);
  return result;
}

const [, program, root] = process.argv;
if (program === self && process.send && root !== undefined) {
  const { findings, placeholders, outdatedFiles } = await checkSite(root);
  process.send({ findings, placeholders, outdatedFiles } satisfies CheckResult);
}

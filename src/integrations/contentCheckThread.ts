/** The check of all content in a thread of its own, which gives back the memory of a thousand texts when it ends. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checkSite, type SiteReport } from '../policies/check.ts';

/** What the check found, without the texts themselves. */
export type CheckResult = Pick<SiteReport, 'findings' | 'placeholders' | 'outdatedFiles'>;

/**
 * @param root the project's root folder
 * @throws what the check throws
 */
export async function checkInThread(root: string): Promise<CheckResult> {
  const thread = new Worker(new URL(import.meta.url), { workerData: root });
  let result: CheckResult | undefined;
  thread.once('message', (found: CheckResult) => {
    result = found;
  });
  // When it has ended and not before: only then is its memory free.
  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => {
      resolve();
    });
  });
  if (!result) throw new Error('The check of the content has ended without a result.');
  return result;
}

if (!isMainThread && parentPort && typeof workerData === 'string') {
  const { findings, placeholders, outdatedFiles } = await checkSite(workerData);
  parentPort.postMessage({ findings, placeholders, outdatedFiles } satisfies CheckResult);
}

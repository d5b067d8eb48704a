/** Checks the content of the folder it runs in and prints how long that took, with and without spelling, in seconds. */
import { checkContent } from '../../src/content/check.ts';

async function secondsOf(spelling: boolean): Promise<number> {
  const start = performance.now();
  const { findings } = await checkContent(process.cwd(), { spelling });
  if (findings.length > 0) throw new Error(`The content has ${String(findings.length)} mistakes.`);
  return (performance.now() - start) / 1000;
}

const withoutSpelling = await secondsOf(false);
console.log(JSON.stringify({ withoutSpelling, whole: await secondsOf(true) }));

/** Preloaded into a measured program and its child processes: writes the resource usage of each on exit. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env['BENCH_USAGE'];
if (isMainThread && folder !== undefined) {
  process.once('exit', () => {
    writeFileSync(path.join(folder, `${String(process.pid)}.json`), JSON.stringify(process.resourceUsage()));
  });
}

/** Loaded before a measured program and before each process it starts: writes what the process used when it ends. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env['BENCH_USAGE'];
if (isMainThread && folder !== undefined) {
  process.once('exit', () => {
    writeFileSync(path.join(folder, `${String(process.pid)}.json`), JSON.stringify(process.resourceUsage()));
  });
}

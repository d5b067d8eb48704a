/** Loaded before a measured program: writes what the program used when it ends. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BENCH_USAGE'];
if (isMainThread && file !== undefined) {
  process.once('exit', () => {
    writeFileSync(file, JSON.stringify(process.resourceUsage()));
  });
}

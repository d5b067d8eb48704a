/** Measures the time and memory of a program. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Cost {
  readonly seconds: number;
  /** Processor time of all its processes: more reliable than `seconds` on a busy machine. */
  readonly cpuSeconds: number;
  /** Of the largest process. */
  readonly peakMegabytes: number;
  readonly output: string;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}

async function run(args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${args.join(' ')} ended with ${String(code)}:\n${output}`));
    });
  });
}

/** Reported by each process (`usage.ts`). */
async function usageIn(folder: string): Promise<NodeJS.ResourceUsage[]> {
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as NodeJS.ResourceUsage),
  );
}

/** Runs a program with Node. @throws with the output when it fails */
export async function measure(args: readonly string[], cwd: string): Promise<Cost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'usage-'));
  try {
    const start = performance.now();
    const output = await run(
      ['--import', pathToFileURL(path.join(import.meta.dirname, 'usage.ts')).href, ...args],
      cwd,
      { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', BENCH_USAGE: folder },
    );
    const seconds = (performance.now() - start) / 1000;
    const processes = await usageIn(folder);
    return {
      seconds,
      cpuSeconds: processes.reduce((sum, used) => sum + used.userCPUTime + used.systemCPUTime, 0) / 1e6,
      peakMegabytes: Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1024,
      output,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

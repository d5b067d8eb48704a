/** Starts `astro dev` for a test. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './freePort.ts';

/** A running dev server; stops when disposed. */
export interface DevServer extends AsyncDisposable {
  /** Address without a slash at the end. */
  readonly url: string;
}

/**
 * Starts `astro dev` on a free port and waits until it responds.
 * @param root the project's root folder
 * @throws with the output when the server stops before it responds
 */
export async function startDevServer(root: string): Promise<DevServer> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'dev', '--host', '127.0.0.1', '--port', port],
    {
      cwd: root,
      // A test needs the server in the foreground, where Astro sometimes does not leave it.
      env: { ...process.env, ASTRO_DEV_BACKGROUND: '0', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`astro dev ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}

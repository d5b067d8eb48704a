/** Starts `astro dev` for a test. */
import path from 'node:path';
import { startProgram, type RunningServer } from './servers/programs.ts';

/**
 * Starts `astro dev` on a free port and waits until it responds.
 * @throws with the output when the server stops before it responds
 */
export const startDevServer = (root: string): Promise<RunningServer> =>
  startProgram((_, port) =>
    Promise.resolve({
      command: process.execPath,
      args: [
        path.join(root, 'node_modules/astro/bin/astro.mjs'),
        ...['dev', '--host', '127.0.0.1', '--port', String(port)],
      ],
      // A test needs the server in the foreground, where Astro sometimes does not leave it.
      environment: { ASTRO_DEV_BACKGROUND: '0', ASTRO_TELEMETRY_DISABLED: '1' },
      folder: root,
    }),
  );

/** Starts web servers with the rules that the build writes. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startSiteServer } from '../../src/build/hosts/server.ts';
import { freePort } from '../freePort.ts';

export interface BuiltSite {
  /** The public folder. */
  readonly root: string;
  /** The folder with the rules for servers. */
  readonly rules: string;
}

/** A running server; stops when disposed. */
export interface RunningServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly origin: string;
}

export interface WebServer {
  readonly name: string;
  /** Debian packages to install, if it is missing. */
  readonly missing: string | undefined;
  /** A preview server, without ranges and date conditions. */
  readonly isPreview: boolean;
  start(site: BuiltSite): Promise<RunningServer>;
}

function canRun(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** Milliseconds until a program must respond; it may be downloaded first. */
const timeout = 180_000;

/**
 * Starts a program and waits until it responds.
 * @param prepare gets a port, and a folder for settings and temporary files
 * @throws with the last output if the program stops or does not respond
 */
export async function startProgram(prepare: (folder: string, port: number) => Promise<Launch>): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const { command, args, environment, folder: cwd } = await prepare(folder, port);
  const log = await open(path.join(folder, 'log'), 'w');
  // A process group, so that its child processes stop with it.
  const child = spawn(command, args, {
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, ...environment },
    cwd,
    detached: true,
  });
  const ended = once(child, 'exit').catch(() => undefined);
  const { pid } = child;
  const server: RunningServer = {
    origin,
    async [Symbol.asyncDispose]() {
      if (pid !== undefined && child.exitCode === null) {
        process.kill(-pid);
        await ended;
      }
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const isResponding = (): Promise<boolean> =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  const start = performance.now();
  while (!(await isResponding())) {
    if (pid !== undefined && child.exitCode === null && performance.now() - start < timeout) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const words = stripVTControlCharacters(await readFile(path.join(folder, 'log'), 'utf8'));
    await server[Symbol.asyncDispose]();
    throw new Error(words.trim().split('\n').slice(-8).join('\n') || `${command} ${args.join(' ')} does not respond.`);
  }
  return server;
}

/** The server of `npm run preview`. */
const preview: WebServer = {
  name: 'the preview server',
  missing: undefined,
  isPreview: true,
  async start({ root }) {
    const server = await startSiteServer(root, 0);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
    return {
      origin: `http://127.0.0.1:${String(address.port)}`,
      async [Symbol.asyncDispose]() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  },
};

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotliModule = existsSync(brotliModule);

const nginx: WebServer = {
  name: 'nginx',
  missing: canRun('nginx', '-v') ? undefined : 'nginx-light libnginx-mod-http-brotli-static',
  isPreview: false,
  start: ({ root, rules }) =>
    startProgram(async (folder, port) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const settings = [
        hasBrotliModule ? `load_module ${brotliModule};` : '',
        'daemon off; error_log stderr;',
        process.getuid?.() === 0 ? 'user root;' : '',
        `pid ${folder}/pid;`,
        'events {}',
        `http { access_log off; ${temporary.join(' ')}`,
        `server { listen 127.0.0.1:${String(port)}; root ${root};`,
        hasBrotliModule ? 'brotli_static on;' : '',
        `include ${rules}/nginx.conf; } }`,
      ];
      await writeFile(path.join(folder, 'nginx.conf'), settings.join('\n'));
      return { command: 'nginx', args: ['-c', path.join(folder, 'nginx.conf'), '-p', folder] };
    }),
};

export const webServers: readonly WebServer[] = [preview, nginx];

/** The web servers that deliver the site, started with nothing but the rules that the build writes. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSiteServer } from '../../src/server/siteServer.ts';
import { freePort } from '../freePort.ts';

/** A built site. */
export interface BuiltSite {
  /** The folder that visitors see. */
  readonly root: string;
  /** The folder with the rules for servers. */
  readonly rules: string;
}

/** A server at work; ends when it is disposed of. */
export interface RunningServer extends AsyncDisposable {
  /** Address without a slash at the end. */
  readonly origin: string;
}

/** A web server that may be installed on this machine. */
export interface WebServer {
  readonly name: string;
  /** The Debian packages it comes in, where it is not installed. */
  readonly missing: string | undefined;
  /** In which forms it can send a file. */
  readonly encodings: readonly ('identity' | 'br' | 'gzip')[];
  /** Serves a site on the loopback interface. */
  start(site: BuiltSite): Promise<RunningServer>;
}

function answers(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a program and waits until it answers.
 * @param launch is given a port, and a folder for the program's settings and temporary files
 * @throws when the program ends before it answers
 */
async function startProgram(launch: (folder: string, port: number) => Promise<ChildProcess>): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const child = await launch(folder, port);
  const answering = (): Promise<boolean> =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await answering())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${String(child.exitCode)}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server of `npm run preview`. */
export const preview: WebServer = {
  name: 'the preview server',
  missing: undefined,
  encodings: ['identity', 'br', 'gzip'],
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
  missing: answers('nginx', '-v') ? undefined : 'nginx-light libnginx-mod-http-brotli-static',
  encodings: hasBrotliModule ? ['identity', 'br', 'gzip'] : ['identity', 'gzip'],
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
      return spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    }),
};

const caddy: WebServer = {
  name: 'Caddy',
  missing: answers('caddy', 'version') ? undefined : 'caddy',
  encodings: ['identity', 'br', 'gzip'],
  start: ({ root, rules }) =>
    startProgram(async (folder, port) => {
      const file = path.join(folder, 'Caddyfile');
      const settings = [
        '{',
        '\tadmin off',
        '\tauto_https off',
        '\tlog {\n\t\tlevel error\n\t}',
        '}',
        `http://127.0.0.1:${String(port)} {`,
        '\tbind 127.0.0.1',
        `\troot * ${root}`,
        `\timport ${rules}/Caddyfile`,
        '}',
        '',
      ];
      await writeFile(file, settings.join('\n'));
      return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        stdio: 'inherit',
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      });
    }),
};

export const webServers: readonly WebServer[] = [preview, nginx, caddy];

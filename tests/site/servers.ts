/** The web servers whose rules the build writes, started with nothing but those rules. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureDist, fixtureFolder } from '../fixtures/site.ts';

/** A web server that may be installed on this machine. */
export interface WebServer {
  readonly name: string;
  /** The Debian packages it comes in. */
  readonly packages: string;
  readonly installed: boolean;
  /** Which compressed files it can send. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /**
   * Serves the fixture site on the loopback interface.
   * @param folder a folder for its settings and temporary files
   */
  start(folder: string, port: number): ChildProcess;
}

function answers(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const [root, rules] = [fixtureDist, path.join(fixtureFolder, 'server')];
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotliModule = existsSync(brotliModule);

const nginx: WebServer = {
  name: 'nginx',
  packages: 'nginx-light libnginx-mod-http-brotli-static',
  installed: answers('nginx', '-v'),
  encodings: hasBrotliModule ? ['br', 'gzip'] : ['gzip'],
  start(folder, port) {
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
    writeFileSync(path.join(folder, 'nginx.conf'), settings.join('\n'));
    return spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  },
};

const caddy: WebServer = {
  name: 'Caddy',
  packages: 'caddy',
  installed: answers('caddy', 'version'),
  encodings: ['br', 'gzip'],
  start(folder, port) {
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
    writeFileSync(file, settings.join('\n'));
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'inherit',
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
  },
};

export const webServers: readonly WebServer[] = [nginx, caddy];

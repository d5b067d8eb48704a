/**
 * `npm run tools -- hosts`: serves a small site with the local emulator of each host in docs/deploying.md, and compares
 * the responses with those expected of nginx and the preview server. npx downloads the emulators once. Prints a table,
 * then every difference. Arguments select hosts: `npm run tools -- hosts cloudflare`.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, revalidated } from '../src/build/hosts/delivery.ts';
import { securityHeaders } from '../src/build/hosts/headers.ts';
import { sendRaw, type RawResponse } from '../tests/servers/rawRequests.ts';
import { casesFor, type Case } from '../tests/servers/cases.ts';
import { differences, headersMissing, isRefused } from '../tests/servers/comparison.ts';
import { startProgram, webServers, type BuiltSite, type RunningServer } from '../tests/servers/programs.ts';
import { SmallSite } from '../tests/servers/site.ts';

/** The local emulator of a host. */
interface Host {
  readonly name: string;
  start(site: BuiltSite): Promise<RunningServer>;
}

/** Milliseconds to download an emulator. */
const longestFetch = 600_000;

/**
 * A host whose emulator npx starts.
 * @param tool name and version of its package
 * @param args arguments for the folder of the site and a port
 */
const hostOf = (name: string, tool: string, args: (root: string, port: number) => readonly string[]): Host => ({
  name,
  async start({ root }) {
    const home = path.dirname(root);
    // No prompts, no telemetry, no files in the home folder.
    const environment = {
      CI: '1',
      HOME: home,
      npm_config_cache: process.env['npm_config_cache'] ?? path.resolve('node_modules/.cache/npx'),
      npm_config_fetch_retries: '1',
      npm_config_loglevel: 'error',
      WRANGLER_SEND_METRICS: 'false',
      NETLIFY_TELEMETRY_DISABLED: '1',
    };
    const npx = ['--yes', '--prefer-offline', tool];
    // Downloads it the first time.
    await promisify(execFile)('npx', [...npx, '--version'], {
      env: { ...process.env, ...environment },
      cwd: home,
      timeout: longestFetch,
    }).catch((error: unknown) => {
      const { killed, stderr } = error as { killed?: boolean; stderr: string };
      throw new Error(killed === true ? `${tool} could not be fetched in ten minutes.` : stderr.trim());
    });
    return startProgram((_, port) =>
      Promise.resolve({ command: 'npx', args: [...npx, ...args(root, port)], environment, folder: home }),
    );
  },
});

const hosts: readonly Host[] = [
  ...webServers.map((program) => ({
    name: program.name,
    start: (site: BuiltSite) =>
      program.missing === undefined
        ? program.start(site)
        : Promise.reject(new Error(`Not installed (Debian: apt-get install ${program.missing}).`)),
  })),
  // A compatibility date that this version knows.
  hostOf('Cloudflare Pages', 'wrangler@4.86.0', (root, port) => [
    ...['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--compatibility-date', '2026-04-01'],
  ]),
  hostOf('Netlify', 'netlify-cli@27.10.2', (root, port) => [
    ...['dev', '--offline', '--dir', root, '--port', String(port)],
    // The site has no functions, whose runtime would be downloaded.
    '--internal-disable-edge-functions',
  ]),
];

/** Equivalent values of headers. */
const equivalents: Readonly<Record<string, string>> = {
  'public, max-age=0, must-revalidate': revalidated,
  'public,max-age=0,must-revalidate': revalidated,
  'public, max-age=0': revalidated,
  'no-store': revalidated,
  'application/javascript': contentType('text/javascript'),
  'application/javascript; charset=utf-8': contentType('text/javascript'),
  'text/html; charset=UTF-8': contentType('text/html'),
  'text/css; charset=UTF-8': contentType('text/css'),
  'text/plain; charset=UTF-8': contentType('text/plain'),
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** Normalises a response to the form of the expected ones. 308, which keeps the method, is equivalent to 301. */
function normalised({ status, headers, body }: RawResponse): RawResponse {
  const values = Object.entries(headers).map(([name, value]) => [name, equivalents[String(value)] ?? value]);
  return {
    status: status === 308 ? 301 : status,
    headers: Object.fromEntries(values) as RawResponse['headers'],
    body,
  };
}

function decompressed(body: Buffer): Buffer[] {
  return [brotliDecompressSync, gunzipSync].flatMap((decompress) => {
    try {
      return [decompress(body)];
    } catch {
      return [];
    }
  });
}

/** Hosts compress themselves, so decompressed bodies are compared. */
function sameText(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  return decompressed(one).some((text) => decompressed(other).some((otherText) => text.equals(otherText)));
}

interface Result {
  readonly name: string;
  /** Differences by request. */
  readonly differencesByCase: ReadonlyMap<Case, readonly string[]>;
}

function withoutHeaders(response: RawResponse): string[] {
  const missing = isRefused(response) ? [] : headersMissing(response);
  const all = missing.length === Object.keys(securityHeaders).length;
  return missing.length === 0 ? [] : [`without ${all ? 'any security header' : missing.join(', ')}`];
}

async function compare(host: Host, cases: readonly Case[]): Promise<Result> {
  // A separate site for each, because some emulators write into it.
  await using site = await SmallSite.make();
  await using server = await host.start(site);
  const differencesByCase = new Map<Case, readonly string[]>();
  for (const one of cases) {
    const differing = await sendRaw(server.origin, one).then(
      (response) => [...differences(one, normalised(response), site.root, sameText), ...withoutHeaders(response)],
      (error: unknown) => [`no response: ${String(error)}`],
    );
    if (differing.length > 0) differencesByCase.set(one, differing);
  }
  return { name: host.name, differencesByCase };
}

/** Number of requests with the expected response, by subject and host. */
function table(results: readonly Result[], cases: readonly Case[]): string {
  const bySubject = Map.groupBy(cases, ({ subject }) => subject);
  const rows = [
    ['', ...results.map(({ name }) => name)],
    ...[...bySubject].map(([subject, asked]) => [
      subject,
      ...results.map(({ differencesByCase }) => {
        const right = asked.filter((one) => !differencesByCase.has(one)).length;
        return `${String(right)} of ${String(asked.length)}`;
      }),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

await using measured = await SmallSite.make();
const cases = casesFor((address) => statSync(path.join(measured.root, address)).size);
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const results: Result[] = [];
for (const host of hosts) {
  if (wanted.length > 0 && !wanted.some((word) => host.name.toLowerCase().includes(word))) continue;
  try {
    results.push(await compare(host, cases));
  } catch (error) {
    console.log(
      `${host.name} cannot run here:\n${(error instanceof Error ? error.message : String(error)).replaceAll(/^/gm, '    ')}\n`,
    );
  }
}
if (results.length > 0) console.log(table(results, cases));
for (const { name, differencesByCase } of results) {
  if (differencesByCase.size > 0) console.log(`\n${name}`);
  for (const [{ name: request }, differing] of differencesByCase) console.log(`  ${request}: ${differing.join('; ')}`);
}

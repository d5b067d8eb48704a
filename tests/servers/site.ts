/** Writes a small site like a built one, with a file of every type. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { localeCodes } from '../../src/site/locales.ts';
import { errorId, pathOf } from '../../src/site/routes.ts';
import { mediaTypes, type Redirect } from '../../src/build/hosts/delivery.ts';
import { headersFile, nginxFile, redirectsFile } from '../../src/build/hosts/files.ts';
import type { BuiltSite } from './programs.ts';

/** Modification time of every file. */
export const modified = new Date('2026-02-03T04:05:06Z');

/** Paths of its other files: one of each type, an immutable one, one of an unknown type. */
export const oddFiles = {
  hashed: '/_astro/script.BkJ7GnYn.js',
  unknown: '/notes.unknown',
  security: '/.well-known/security.txt',
} as const;

/** Path of the file with an extension. */
export const fileOfType = (ending: string): string => `/files/sample.${ending}`;

/** Addresses moved to a page, to an anchor, and to another language. */
export const moved: readonly Redirect[] = [
  { from: '/oldPage', to: '/contactUs' },
  { from: '/oldPlace', to: '/contactUs#form' },
  { from: '/fr/oldPage', to: '/fr/contactUs' },
  { from: '/oldPage/2024-06-01.md', to: '/contactUs' },
];

const pages = ['/index', '/contactUs', ...localeCodes.flatMap((code) => [pathOf(errorId, code)])];

/** A site in a temporary folder; removed when disposed. */
export class SmallSite implements BuiltSite, AsyncDisposable {
  readonly root: string;
  readonly rules: string;
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.root = path.join(folder, 'dist');
    this.rules = path.join(folder, 'server');
  }

  static async make(): Promise<SmallSite> {
    const site = new SmallSite(await mkdtemp(path.join(tmpdir(), 'site-')));
    for (const page of [...pages, '/fr', '/fr/contactUs']) {
      await site.write(
        `${page}.html`,
        `<!doctype html><title>${page}</title>${'<p>A paragraph.</p>'.repeat(80)}`,
        true,
      );
    }
    for (const ending of mediaTypes.keys()) await site.write(fileOfType(ending), `A sample of ${ending}.`);
    for (const address of Object.values(oddFiles)) await site.write(address, `The content of ${address}. `.repeat(50));
    await site.write(oddFiles.hashed, 'addEventListener("click", () => undefined);\n'.repeat(40), true);
    await site.write('/favicon.ico', 'icon');
    await site.write('/_headers', headersFile(['fr', 'pt']));
    await site.write('/_redirects', redirectsFile(moved));
    await mkdir(site.rules);
    await writeFile(path.join(site.rules, 'nginx.conf'), nginxFile(moved));
    return site;
  }

  /**
   * Writes a file.
   * @param address path below the site's folder
   * @param compressed whether to write compressed copies
   */
  async write(address: string, text: string, compressed = false): Promise<void> {
    const file = path.join(this.root, address);
    await mkdir(path.dirname(file), { recursive: true });
    const forms = {
      '': Buffer.from(text),
      ...(compressed && { '.br': brotliCompressSync(text), '.gz': gzipSync(text) }),
    };
    for (const [ending, bytes] of Object.entries(forms)) {
      await writeFile(file + ending, bytes);
      await utimes(file + ending, modified, modified);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

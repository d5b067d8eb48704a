/**
 * Astro integration that writes a brotli and a gzip form beside every text file
 * of the built site, smaller than a server could make them while a visitor
 * waits. What a build compressed the next one need not compress again.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Files that visitors ask for and that are text. */
const textFile = /\.(html|css|js|svg|xml|txt|md|json|webmanifest)$/;
/** Below this size, in bytes, a file fits into the first packets anyway. */
const smallestSize = 1024;

/** Keeps Node's threads busy without holding the whole site in memory. */
const filesAtOnce = 8;

/** Endings of the compressed files, as servers look for them, and what writes each. */
const forms: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: async (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: async (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compressed texts of the last build, each under the hash of the text it came from. */
class Cache {
  private readonly folder: string;
  private readonly used = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The kept result for a text, or else a new one, which is kept. */
  async get(text: Buffer, ending: string, make: (text: Buffer) => Promise<Buffer>): Promise<Buffer> {
    const name = `${createHash('sha256').update(text).digest('hex')}.${ending}`;
    const file = path.join(this.folder, name);
    this.used.add(name);
    try {
      return await readFile(file);
    } catch {
      const made = await make(text);
      // Renamed into place, so that a build that is broken off leaves no half of a file.
      const unfinished = `${file}.${String(process.pid)}`;
      await writeFile(unfinished, made);
      await rename(unfinished, file);
      return made;
    }
  }

  async removeUnused(): Promise<void> {
    const unused = (await readdir(this.folder)).filter((name) => !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}

/**
 * Compresses the files of a folder.
 * @param dist folder of the built site
 * @param cacheFolder where results are kept for the next build
 */
export async function precompress(dist: string, cacheFolder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const cache = new Cache(cacheFolder);
  const files = (await readdir(dist, { recursive: true })).filter((file) => textFile.test(file)).values();
  const compressNext = async (): Promise<void> => {
    for (const file of files) {
      const text = await readFile(path.join(dist, file));
      if (text.length < smallestSize) continue;
      for (const [ending, make] of Object.entries(forms)) {
        await writeFile(path.join(dist, `${file}.${ending}`), await cache.get(text, ending, make));
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, compressNext));
  await cache.removeUnused();
}

/** Must stand behind every integration that writes into the built site. */
export function precompressed(): AstroIntegration {
  let cacheFolder = '';
  return {
    name: 'precompressed',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = path.join(fileURLToPath(config.cacheDir), 'precompressed');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        await precompress(fileURLToPath(dir), cacheFolder);
        logger.info(`Compressed in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
      },
    },
  };
}

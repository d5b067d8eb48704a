/**
 * Astro integration that writes a brotli and a gzip form beside every text file of the built site, smaller than a server
 * could make them on the fly. Results are cached for the next build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { diskCache, pruneDiskCache } from './diskCache.ts';

/** Files that visitors ask for and that are text. */
const textFile = /\.(html|css|js|svg|xml|txt|md|json|webmanifest)$/;
/** Below this size, in bytes, a file fits into the first packets anyway. */
const smallestSize = 1024;

/** Keeps Node's threads busy without holding the whole site in memory. */
const filesAtOnce = 8;

/** Compression by file ending, as servers look for it. */
const forms: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: async (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: async (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Netlify and Cloudflare Pages compress by themselves and never read these files. */
const isUnused = (): boolean => (process.env['NETLIFY'] ?? process.env['CF_PAGES']) !== undefined;

/**
 * Compresses the files of a folder.
 * @param dist folder of the built site
 * @param cacheFolder where results are cached for the next build
 */
export async function precompress(dist: string, cacheFolder: string): Promise<void> {
  const start = new Date();
  const files = (await readdir(dist, { recursive: true })).filter((file) => textFile.test(file)).values();
  const compressNext = async (): Promise<void> => {
    for (const file of files) {
      const text = await readFile(path.join(dist, file));
      if (text.length < smallestSize) continue;
      for (const [ending, compress] of Object.entries(forms)) {
        const compressed = await diskCache(cacheFolder, ending, [text], () => compress(text));
        await writeFile(path.join(dist, `${file}.${ending}`), compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, compressNext));
  await pruneDiskCache(cacheFolder, start);
}

/** Must come after every integration that writes into the built site. */
export function precompressed(): AstroIntegration {
  let cacheFolder = '';
  return {
    name: 'precompressed',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = path.join(fileURLToPath(config.cacheDir), 'precompressed');
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (isUnused()) return;
        const start = performance.now();
        await precompress(fileURLToPath(dir), cacheFolder);
        logger.info(`Compressed in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
      },
    },
  };
}

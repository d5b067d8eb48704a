/** Writes a brotli and a gzip file next to each text file of the built site, smaller than servers compress on the fly. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { diskCache, pruneDiskCache } from './diskCache.ts';

const textFile = /\.(html|css|js|svg|xml|txt|md|json|webmanifest)$/;
/** In bytes: smaller files fit into the first packets anyway. */
const smallestSize = 1024;

/** Keeps Node's threads busy without holding the whole site in memory. */
const filesAtOnce = 8;

/** Compression by the file extension that servers look for. */
const encoders: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: async (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: async (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the files of a folder, and caches the results for the next build. */
export async function precompress(dist: string, cacheFolder: string): Promise<void> {
  const start = new Date();
  const files = (await readdir(dist, { recursive: true })).filter((file) => textFile.test(file)).values();
  const compressNext = async (): Promise<void> => {
    for (const file of files) {
      const text = await readFile(path.join(dist, file));
      if (text.length < smallestSize) continue;
      for (const [ending, compress] of Object.entries(encoders)) {
        const compressed = await diskCache(cacheFolder, ending, [text], () => compress(text));
        await writeFile(path.join(dist, `${file}.${ending}`), compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, compressNext));
  await pruneDiskCache(cacheFolder, start);
}

/** Must be the last integration that writes into the built site. */
export function precompressed(): AstroIntegration {
  let cacheFolder = '';
  return {
    name: 'precompressed',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = path.join(fileURLToPath(config.cacheDir), 'precompressed');
      },
      'astro:build:done': async ({ dir, logger }) => {
        // Netlify and Cloudflare Pages compress by themselves and never read these files.
        if ((process.env['NETLIFY'] ?? process.env['CF_PAGES']) !== undefined) return;
        const start = performance.now();
        await precompress(fileURLToPath(dir), cacheFolder);
        logger.info(`Compressed in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
      },
    },
  };
}

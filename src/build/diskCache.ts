/** Files that take long to make, cached on disk from one build to the next. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ingredients of a file: bytes, or anything that JSON can write. */
function hashOf(ingredients: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const one of ingredients) hash.update(one instanceof Uint8Array ? one : JSON.stringify(one)).update('\0');
  return hash.digest('hex');
}

/**
 * Writes a file under a temporary name and renames it: an interrupted build leaves no incomplete file, and builds that
 * write the same one do not meet.
 */
export async function writeWhole(file: string, data: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Makes a file, or returns it from the cache.
 * @param extension of the file, such as `png`
 * @param ingredients everything that the file depends on
 */
export async function diskCache(
  folder: string,
  extension: string,
  ingredients: readonly unknown[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(folder, `${hashOf(ingredients)}.${extension}`);
  let data: Uint8Array | undefined = await readFile(file).catch(() => undefined);
  if (!data) {
    data = await make();
    // A file that cannot be cached is made again by the next build.
    await writeWhole(file, data).catch(() => undefined);
  }
  const now = new Date();
  // Another build may have removed the file meanwhile.
  await utimes(file, now, now).catch(() => undefined);
  return new Uint8Array(data);
}

/** Removes the files of a cache that were last used before a time, and those that an interrupted build left unfinished. */
export async function pruneDiskCache(folder: string, time: Date): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      // Another build may have removed it first.
      const used = await stat(file).catch(() => undefined);
      if (used && used.mtime < time) await rm(file, { force: true });
    }),
  );
}

/** Files that take long to make, cached on disk from one build to the next. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ingredients of a file: bytes, or anything that JSON can write. */
function hashOf(ingredients: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const one of ingredients) hash.update(one instanceof Uint8Array ? one : JSON.stringify(one)).update('\0');
  return hash.digest('hex');
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
  let data = await readFile(file).catch(() => undefined);
  if (!data) {
    data = Buffer.from(await make());
    await mkdir(folder, { recursive: true });
    // Renamed into place: an interrupted build leaves no incomplete file.
    const unfinished = `${file}.${String(process.pid)}`;
    await writeFile(unfinished, data);
    await rename(unfinished, file);
  }
  const now = new Date();
  await utimes(file, now, now);
  return new Uint8Array(data);
}

/** Removes the files of a cache that were last used before a time. */
export async function pruneDiskCache(folder: string, time: Date): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      if ((await stat(file)).mtime < time) await rm(file, { force: true });
    }),
  );
}

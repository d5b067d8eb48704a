/** Caches slow results on disk between builds. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** SHA-256 in hexadecimal of ingredients: bytes, or anything that JSON can write. */
export function hashOf(ingredients: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const one of ingredients) hash.update(one instanceof Uint8Array ? one : JSON.stringify(one)).update('\0');
  return hash.digest('hex');
}

/** Writes a temporary file and renames it, so that interrupted and concurrent builds leave no incomplete file. */
export async function writeAtomically(file: string, data: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporary, data);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Returns a file from the cache, or makes and caches it.
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
    // If caching fails, the next build makes the file again.
    await writeAtomically(file, data).catch(() => undefined);
  }
  const now = new Date();
  // Another build may have removed the file meanwhile.
  await utimes(file, now, now).catch(() => undefined);
  return new Uint8Array(data);
}

/** Removes files last used before a time, including temporary ones of interrupted builds. */
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

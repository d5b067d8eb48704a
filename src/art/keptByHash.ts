/** Pictures that take long to make, kept from one build to the next. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a file, or gives what an earlier build made of the same things.
 * @param folder where the files are kept
 * @param extension of the file's name, such as `png`
 * @param ingredients everything that the file depends on, as JSON can write it
 */
export async function keptByHash(
  folder: string,
  extension: string,
  ingredients: readonly unknown[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256').update(JSON.stringify(ingredients)).digest('hex');
  const file = path.join(folder, `${hash}.${extension}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Uint8Array(kept);
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that a build that is broken off leaves no half of a file.
  const unfinished = `${file}.${String(process.pid)}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return new Uint8Array(made);
}

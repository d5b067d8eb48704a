import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Lists the files below `content/` but hidden ones: sorted paths from there, with forward slashes. */
export async function contentFiles(root: string): Promise<string[]> {
  const folder = path.join(root, 'content');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Mends what can be mended without reading: the characters between words, and
 * the invisible mark some programs put before a text. Never a letter or a digit.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { correctionsIn } from './checks/typography.ts';
import { readSource, readSourceFiles, type SourceFile } from './source.ts';
import { wordsOf } from './words.ts';

/** What was mended in one file. */
export interface MendedFile {
  readonly path: string;
  readonly corrections: number;
}

const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** One mended sign may uncover another mistake beside it; more rounds than these mean that two rules disagree. */
const mostRounds = 5;

/** The text of a file with its corrections made, last one first so that positions stay true. */
function mend(file: SourceFile): { text: string; corrections: number } {
  if (file.text.startsWith('\uFEFF')) return { text: file.text.slice(1), corrections: 1 };
  let current = file;
  let made = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const corrections = wordsOf(current).flatMap(correctionsIn);
    if (corrections.length === 0) break;
    const text = corrections
      .toSorted((a, b) => b.start - a.start)
      .reduce((mended, { start, end, write }) => mended.slice(0, start) + write + mended.slice(end), current.text);
    current = readSource(file.path, Buffer.from(text), file);
    made += corrections.length;
  }
  return { text: current.text, corrections: made };
}

/**
 * Mends all files under `content/` that need it.
 * @param root the project's root folder
 * @throws when a correction would change a letter or a digit; nothing is written then
 */
export async function fixContent(root: string): Promise<MendedFile[]> {
  const mended: (MendedFile & { text: string })[] = [];
  const { files } = await readSourceFiles(root);
  for (const file of files) {
    const { text, corrections } = mend(file);
    if (corrections === 0) continue;
    if (lettersAndDigits(text) !== lettersAndDigits(file.text)) {
      throw new Error(`${file.path}: the corrections would change a word. Nothing has been written.`);
    }
    mended.push({ path: file.path, corrections, text });
  }
  for (const { path: file, text } of mended) await writeFile(path.join(root, file), text);
  return mended.map(({ path: file, corrections }) => ({ path: file, corrections }));
}

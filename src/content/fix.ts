/**
 * Corrects what can be corrected without reading: the characters between words, and
 * the invisible mark some programs put before a text. Never a letter or a digit.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { correctionsIn } from './checks/typography.ts';
import { readSource, readSourceFiles, type SourceFile } from './source.ts';
import { readerTextsOf } from './readerText.ts';

/** What was corrected in one file. */
export interface FixedFile {
  readonly path: string;
  readonly corrections: number;
}

const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** One corrected sign may uncover another mistake beside it; more rounds than these mean that two rules disagree. */
const mostRounds = 5;

/** The text of a file with its corrections made, last one first so that positions stay true. */
function fix(file: SourceFile): { text: string; corrections: number } {
  if (file.text.startsWith('\uFEFF')) return { text: file.text.slice(1), corrections: 1 };
  let current = file;
  let made = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const corrections = readerTextsOf(current).flatMap(correctionsIn);
    if (corrections.length === 0) break;
    const text = corrections
      .toSorted((a, b) => b.start - a.start)
      .reduce((fixed, { start, end, write }) => fixed.slice(0, start) + write + fixed.slice(end), current.text);
    current = readSource(file.path, Buffer.from(text), file);
    made += corrections.length;
  }
  return { text: current.text, corrections: made };
}

/**
 * Corrects all files under `content/` that need it.
 * @param root the project's root folder
 * @throws when a correction would change a letter or a digit; nothing is written then
 */
export async function fixContent(root: string): Promise<FixedFile[]> {
  const fixed: (FixedFile & { text: string })[] = [];
  const { files } = await readSourceFiles(root);
  for (const file of files) {
    const { text, corrections } = fix(file);
    if (corrections === 0) continue;
    if (lettersAndDigits(text) !== lettersAndDigits(file.text)) {
      throw new Error(`${file.path}: the corrections would change a word. Nothing has been written.`);
    }
    fixed.push({ path: file.path, corrections, text });
  }
  for (const { path: file, text } of fixed) await writeFile(path.join(root, file), text);
  return fixed.map(({ path: file, corrections }) => ({ path: file, corrections }));
}

/**
 * Corrects what can be corrected without reading: the characters between words, and
 * those that nobody sees. Never a letter, a digit, the end of a line, a mark of Markdown
 * or YAML: every other byte of a file stays as it is.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { invisibleIn } from './checks/characters.ts';
import { correctionsIn } from './checks/typography.ts';
import { correct } from './corrections.ts';
import { fixNames, guide } from './namesTable.ts';
import { siteSchema } from '../schemas/site.ts';
import { perFile, readSource, readSourceFiles, type Source } from './source.ts';
import { readerTextsOf } from './readerText.ts';

export interface FixedFile {
  readonly path: string;
  readonly corrections: number;
}

/** What corrections are made of: quotation marks, apostrophes, full stops, dashes, spaces, and what nobody sees. */
const correctable =
  /['"‘’«»“”.…–-]|[^\P{Zs}\t]|\p{Cf}|[\u2028\u2029]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

const kept = (text: string): string => text.replaceAll(correctable, '');

/** One corrected sign may uncover another mistake. After more rounds two rules disagree, and nothing is written. */
const mostRounds = 6;

const fix = perFile((file): { text: string; corrections: number } => {
  let current = file;
  let made = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    // What nobody sees goes first: it may keep the file from being read.
    const invisible = invisibleIn(current.text);
    const corrections = invisible.length > 0 ? invisible : readerTextsOf(current).flatMap(correctionsIn);
    if (corrections.length === 0) return { text: current.text, corrections: made };
    current = readSource(file.path, Buffer.from(correct(current.text, corrections)), file);
    made += corrections.length;
  }
  return { text: file.text, corrections: 0 };
});

/**
 * Corrects all files under `content/` that need it, and the list of names in their guide.
 * @param before what was read earlier (see `readSourceFiles`)
 * @throws when a correction would change a word or a mark; nothing is written then
 */
export async function fixContent(root: string, before?: Pick<Source, 'files'>): Promise<FixedFile[]> {
  const fixed: (FixedFile & { text: string })[] = [];
  const { files } = await readSourceFiles(root, before);
  for (const file of files) {
    const { text, corrections } = fix(file);
    if (corrections === 0) continue;
    if (kept(text) !== kept(file.text)) {
      throw new Error(`${file.path}: the corrections would change a word. Nothing has been written.`);
    }
    fixed.push({ path: file.path, corrections, text });
  }
  for (const { path: file, text } of fixed) await writeFile(path.join(root, file), text);
  const made = fixed.map(({ path: file, corrections }) => ({ path: file, corrections }));
  const site = siteSchema.safeParse(files.find(({ collection }) => collection === 'site')?.data);
  return site.data && (await fixNames(root, site.data)) ? [...made, { path: guide, corrections: 1 }] : made;
}

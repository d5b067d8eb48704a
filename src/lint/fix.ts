/**
 * Corrects typography and invisible characters. Never changes a letter, a digit, a line end or a mark of Markdown or
 * YAML.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findInvisible } from './checks/characters.ts';
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

/** Characters that corrections may change: quotes, apostrophes, full stops, dashes, spaces and invisible ones. */
const correctable =
  /['"‘’«»“”.…–-]|[^\P{Zs}\t]|\p{Cf}|[\u2028\u2029]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

const withoutCorrectable = (text: string): string => text.replaceAll(correctable, '');

/** A correction may uncover another mistake. More rounds mean that two rules disagree: the file stays as it is. */
const mostRounds = 6;

const fix = perFile((file): { text: string; corrections: number } => {
  let current = file;
  let made = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    // Invisible characters first: they may make the file unreadable.
    const invisible = findInvisible(current.text);
    const corrections = invisible.length > 0 ? invisible : readerTextsOf(current).flatMap(correctionsIn);
    if (corrections.length === 0) return { text: current.text, corrections: made };
    current = readSource(file.path, Buffer.from(correct(current.text, corrections)), file);
    made += corrections.length;
  }
  return { text: file.text, corrections: 0 };
});

/**
 * Corrects all files under `content/`, and the list of names in their guide.
 * @param before see `readSourceFiles`
 * @throws before it writes anything, if a correction would change a word or a mark
 */
export async function fixContent(root: string, before?: Pick<Source, 'files'>): Promise<FixedFile[]> {
  const fixed: (FixedFile & { text: string })[] = [];
  const { files } = await readSourceFiles(root, before);
  for (const file of files) {
    const { text, corrections } = fix(file);
    if (corrections === 0) continue;
    if (withoutCorrectable(text) !== withoutCorrectable(file.text)) {
      throw new Error(`${file.path}: the corrections would change a word. Nothing has been written.`);
    }
    fixed.push({ path: file.path, corrections, text });
  }
  for (const { path: file, text } of fixed) await writeFile(path.join(root, file), text);
  const made = fixed.map(({ path: file, corrections }) => ({ path: file, corrections }));
  const site = siteSchema.safeParse(files.find(({ collection }) => collection === 'site')?.data);
  return site.data && (await fixNames(root, site.data)) ? [...made, { path: guide, corrections: 1 }] : made;
}

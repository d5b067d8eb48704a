/**
 * Records of published texts (one file, which outlives their folders) and of agreeing translations (one file per
 * folder). Written by `npm run content -- record`, `-- --fix` and `-- accept`.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'astro/zod';
import { contentFiles } from '../site/contentFiles.ts';

/** Records of published texts, from the project's root. */
export const recordsFile = 'content/records.json';

/** In the folder of a text and its translations. */
export const agreementsFile = 'agreements.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const table = z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

const textRecord = z.strictObject({
  /** The day of recording, or of the latest correction. */
  recorded: z.iso.date(),
  /** Of the text as Markdown, encoded as UTF-8. */
  sha256,
  /** `dated` of `version.yaml`. */
  dated: z.enum(['day', 'month']).optional(),
  /** Number of corrections of this text in its `version.yaml`. */
  corrections: z.int().min(0),
  /** States before each correction. */
  earlier: z.array(z.strictObject({ recorded: z.iso.date(), sha256 })),
  /** Facts shown, in the language of the text. */
  facts: z.record(z.string(), z.string()),
  storage: table.optional(),
  sections: z.array(z.string()),
  /** Lines of Markdown. */
  text: z.array(z.string()),
});

/** By policy, version and language. */
const publishedSchema = z.strictObject({
  policies: z.record(z.string(), z.record(z.string(), z.record(z.string(), textRecord))),
});

/** By file name and name of the part: hashes of the English text and of its translation. */
const agreementsSchema = z.record(z.string(), z.record(z.string(), z.string().regex(/^[0-9a-f]{12} [0-9a-f]{12}$/)));

export type TextRecord = z.output<typeof textRecord>;

export interface Records extends z.output<typeof publishedSchema> {
  /** Content of `agreements.json` files, by path of the text below `content/`. */
  readonly translations: z.output<typeof agreementsSchema>;
}

/** Ends the message of a broken record. */
export const putBack =
  'Put back its last good state: open the file on the page of the project, press “History”, open the state before, and copy all of it. On a computer: git checkout HEAD -- and the path of the file.';

/** @throws with a remedy when the file is invalid */
async function readRecord<Schema extends z.ZodType>(root: string, file: string, schema: Schema) {
  try {
    const text = await readFile(path.join(root, file), 'utf8');
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    const message = `${file} cannot be read: it is written by "npm run content" and must not be edited. ${putBack}`;
    throw new Error(message, { cause });
  }
}

const foldersWithAgreements = (files: readonly string[]): string[] =>
  files.filter((file) => path.posix.basename(file) === agreementsFile).map((file) => path.posix.dirname(file));

/**
 * Reads the records.
 * @param files paths below `content/`, if already listed
 * @throws with a remedy when a file is invalid
 */
export async function readRecords(root: string, files?: readonly string[]): Promise<Records> {
  const present = files ?? (await contentFiles(root));
  const agreements = await Promise.all(
    foldersWithAgreements(present).map(async (folder) => {
      const texts = await readRecord(root, `content/${folder}/${agreementsFile}`, agreementsSchema);
      return Object.entries(texts).map(([name, parts]) => [path.posix.join(folder, name), parts] as const);
    }),
  );
  return {
    policies: (await readRecord(root, recordsFile, publishedSchema)).policies,
    translations: Object.fromEntries(agreements.flat()),
  };
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const sortedAll = <T>(
  record: Readonly<Record<string, Readonly<Record<string, T>>>>,
): Record<string, Record<string, T>> =>
  sorted(Object.fromEntries(Object.entries(record).map(([key, value]) => [key, sorted(value)])));

/** Writes the records sorted by name, which avoids merge conflicts. */
export async function writeRecords(root: string, { policies, translations }: Records): Promise<void> {
  const write = async (file: string, record: unknown): Promise<void> =>
    writeFile(path.join(root, file), `${JSON.stringify(record, undefined, 2)}\n`);
  const versions = Object.entries(policies).map(([policy, days]) => [policy, sortedAll(days)] as const);
  await write(recordsFile, { policies: sorted(Object.fromEntries(versions)) });
  const byFolder = Map.groupBy(Object.entries(translations), ([file]) => path.posix.dirname(file));
  for (const folder of foldersWithAgreements(await contentFiles(root))) {
    if (!byFolder.has(folder)) await rm(path.join(root, 'content', folder, agreementsFile));
  }
  for (const [folder, files] of byFolder) {
    const named = files.map(([file, parts]) => [path.posix.basename(file), parts] as const);
    await write(`content/${folder}/${agreementsFile}`, sortedAll(Object.fromEntries(named)));
  }
}

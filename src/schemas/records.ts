/**
 * `content/records.json`: published texts, and translations that agree with the English text. Written by
 * `npm run content -- record`, `-- --fix` and `-- accept`, never by hand.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'astro/zod';

/** Path from the project's root. */
export const recordsFile = 'content/records.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const table = z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

const textRecord = z.strictObject({
  /** The day of recording, or of the latest correction. */
  recorded: z.iso.date(),
  /** Of the text as Markdown, encoded as UTF-8. */
  sha256,
  /** Number of corrections of this text in its `version.yaml`. */
  corrections: z.int().min(0),
  /** States before each correction. */
  earlier: z.array(z.strictObject({ recorded: z.iso.date(), sha256 })),
  /** Facts shown, in the language of the text. */
  facts: z.record(z.string(), z.string()),
  /** The table of storage keys, if shown. */
  storage: table.optional(),
  sections: z.array(z.string()),
  /** Lines of Markdown. */
  text: z.array(z.string()),
});

const recordsSchema = z.strictObject({
  /** By policy, version and language. */
  policies: z.record(z.string(), z.record(z.string(), z.record(z.string(), textRecord))),
  /** By path below `content/` and name of the part: hashes of the English text and of its translation. */
  translations: z.record(z.string(), z.record(z.string(), z.string().regex(/^[0-9a-f]{12} [0-9a-f]{12}$/))),
});

export type TextRecord = z.output<typeof textRecord>;
export type Records = z.output<typeof recordsSchema>;

/**
 * Reads the records; empty without a file.
 * @param root the project's root folder
 * @throws with a remedy when the file is invalid
 */
export async function readRecords(root: string): Promise<Records> {
  let text: string;
  try {
    text = await readFile(path.join(root, recordsFile), 'utf8');
  } catch {
    return { policies: {}, translations: {} };
  }
  try {
    return recordsSchema.parse(JSON.parse(text));
  } catch (cause) {
    const message = `${recordsFile} cannot be read: it is written by "npm run content -- record" and must not be edited. Put back its last good state.`;
    throw new Error(`${message}\n${String(cause)}`, { cause });
  }
}

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const sortedAll = <T>(
  record: Readonly<Record<string, Readonly<Record<string, T>>>>,
): Record<string, Record<string, T>> =>
  sorted(Object.fromEntries(Object.entries(record).map(([key, value]) => [key, sorted(value)])));

/** Writes the records sorted by name, which avoids merge conflicts. */
export async function writeRecords(root: string, { policies, translations }: Records): Promise<void> {
  const ordered: Records = {
    policies: sortedAll(
      Object.fromEntries(Object.entries(policies).map(([policy, versions]) => [policy, sortedAll(versions)])),
    ),
    translations: sortedAll(translations),
  };
  await writeFile(path.join(root, recordsFile), `${JSON.stringify(ordered, undefined, 2)}\n`);
}

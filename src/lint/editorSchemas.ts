/**
 * What a text editor needs to help with the YAML files under `content/` while
 * they are typed: a JSON Schema of each collection, its descriptions included.
 * `npm run dev` and the development container write them to `.vscode/schemas/`, which Git ignores.
 * The fields of MDX files are Astro's own concern (`experimental.contentIntellisense`).
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'astro/zod';
import { allCollections, globOf, type CollectionDefinition } from '../site/collections.ts';

export interface EditorSchema {
  readonly path: string;
  /** Glob of the content files, from the project's root. */
  readonly files: string;
  /** JSON Schema, draft 7: the one that every YAML editor reads. */
  readonly text: string;
}

const folder = '.vscode/schemas';

/** The schema of what is written in a file, which is not always what the site makes of it. */
function jsonSchema({ schema }: CollectionDefinition): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema: field }) => {
      // Where a format says what is meant, its pattern would only be a second complaint.
      if (field.format !== undefined) delete field.pattern;
    },
  });
}

export const editorSchemas: readonly EditorSchema[] = allCollections
  .filter(([, { extension }]) => extension === 'yaml')
  .map(([name, definition]) => ({
    path: `${folder}/${name}.json`,
    files: path.posix.join('content', definition.folder, globOf(name, definition)),
    text: `${JSON.stringify(jsonSchema(definition), null, 2)}\n`,
  }));

export async function writeEditorSchemas(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { path: file, text } of editorSchemas) await writeFile(file, text);
}

if (import.meta.main) await writeEditorSchemas();

/**
 * Writes a JSON Schema for each collection of YAML files to `.vscode/schemas/` (ignored by Git), for completion in
 * editors. MDX fields are covered by Astro's `experimental.contentIntellisense`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'astro/zod';
import { allCollections, globOf, type CollectionDefinition } from '../site/collections.ts';

export interface EditorSchema {
  readonly path: string;
  /** Glob from the project's root. */
  readonly files: string;
  /** JSON Schema draft 7, which every YAML editor supports. */
  readonly text: string;
}

const folder = '.vscode/schemas';

function jsonSchema({ schema }: CollectionDefinition): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema: field }) => {
      // The pattern of a format would only add a second error.
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

/** Defines the content collections: files and schemas. Those of pages are in `src/site/pages.ts`. */
import type { z } from 'astro/zod';
import { askedSchema } from '../schemas/asked.ts';
import { dutiesSchema } from '../schemas/duties.ts';
import { glossarySchema } from '../schemas/glossary.ts';
import { pageKinds } from './pages.ts';
import { faqSchema } from '../schemas/faq.ts';
import { movedSchema } from '../schemas/moved.ts';
import { versionSchema } from '../schemas/policy.ts';
import { siteSchema } from '../schemas/site.ts';
import { synonymsSchema } from '../schemas/synonyms.ts';
import { uiSchema } from '../schemas/ui.ts';

export interface CollectionDefinition {
  /** Folder below `content/`; empty for `content/` itself. */
  readonly folder: string;
  /**
   * `file`: one file for all languages. `page`: a file for each language. `documents`: `<document>/<language>`.
   * `versions`: `<document>/<day>/<language>`. `version`: one file in each folder of a version.
   */
  readonly layout: 'file' | 'page' | 'documents' | 'versions' | 'version';
  readonly extension: 'yaml' | 'mdx';
  /** `optional` falls back to the default language. */
  readonly translation: 'none' | 'required' | 'optional';
  readonly schema: z.ZodType;
}

export const collections = {
  site: { folder: '', layout: 'file', extension: 'yaml', translation: 'none', schema: siteSchema },
  moved: { folder: '', layout: 'file', extension: 'yaml', translation: 'none', schema: movedSchema },
  glossary: { folder: '', layout: 'file', extension: 'yaml', translation: 'none', schema: glossarySchema },
  asked: { folder: '', layout: 'file', extension: 'yaml', translation: 'none', schema: askedSchema },
  synonyms: { folder: '', layout: 'file', extension: 'yaml', translation: 'none', schema: synonymsSchema },
  duties: { folder: '', layout: 'file', extension: 'yaml', translation: 'none', schema: dutiesSchema },
  ui: { folder: 'ui', layout: 'page', extension: 'yaml', translation: 'required', schema: uiSchema },
  faq: { folder: 'faq', layout: 'documents', extension: 'yaml', translation: 'optional', schema: faqSchema },
  version: { folder: 'policies', layout: 'version', extension: 'yaml', translation: 'none', schema: versionSchema },
  ...pageKinds,
} as const satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof collections;

export const allCollections = Object.entries(collections) as [CollectionName, CollectionDefinition][];

/** Glob of a collection's files, relative to its folder. */
export function globOf(name: CollectionName, { layout, extension }: CollectionDefinition): string {
  const globs = { file: name, page: '*', documents: '*/*', versions: '*/*/*', version: '*/*/version' };
  return `${globs[layout]}.${extension}`;
}

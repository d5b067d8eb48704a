/** Groups content files by document. */
import type { CollectionName } from '../site/collections.ts';
import type { SourceFile } from './source.ts';

/** A document, or a version of it, with its file in each language. */
export interface DocumentFiles {
  readonly collection: CollectionName;
  /** Folder name; the collection's own name where a collection is one document. */
  readonly document: string;
  /** Name of the folder of the version, where the document has versions: each is a group of its own. */
  readonly version: string | undefined;
  readonly files: readonly SourceFile[];
}

/** The documents that files belong to, in the order of their first files. */
export function groupByDocument(files: readonly SourceFile[]): DocumentFiles[] {
  const groups = Map.groupBy(files, ({ collection, document, version = '' }) => `${collection}/${document}/${version}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ collection: first.collection, document: first.document, version: first.version, files: group }]
      : [];
  });
}

/** Groups content files by document. */
import type { CollectionName } from './collections.ts';
import type { SourceFile } from './source.ts';

/** Collection, name and files of each document. */
export function documentsOf(files: readonly SourceFile[]): [CollectionName, string, SourceFile[]][] {
  const groups = Map.groupBy(files, ({ collection, document }) => `${collection}/${document}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [[first.collection, first.document, group] satisfies [CollectionName, string, SourceFile[]]] : [];
  });
}

/** What is known of a file that has not changed need not be found out again. */
import type { SourceFile } from './source.ts';

/**
 * Remembers what a function gives for a file for as long as anybody has the file. After a change all files are read
 * as they were but for the changed ones (see `readSourceFiles`), so that a check in `astro dev` looks at those alone.
 * @param look what it gives may depend on the file and on nothing else
 */
export function perFile<Result>(look: (file: SourceFile) => Result): (file: SourceFile) => Result {
  const known = new WeakMap<SourceFile, { readonly result: Result }>();
  return (file) => {
    const before = known.get(file);
    if (before) return before.result;
    const result = look(file);
    known.set(file, { result });
    return result;
  };
}

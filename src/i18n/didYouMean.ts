/** Tells whether a mistyped address most likely meant a page. */

/** What is left of an address without letter case, hyphens, underscores, slashes and a file ending. */
const letters = (path: string): string => path.toLowerCase().replaceAll(/\.html?$|[^a-z0-9]/g, '');

/** Whether two addresses differ only in letter case, hyphens, underscores, a file ending or slashes. */
export function meansSame(path: string, other: string): boolean {
  return letters(path) === letters(other);
}

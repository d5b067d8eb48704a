/** Tells which page a mistyped address most likely meant. */
import { localeCodes, type Locale } from './locales.ts';
import { pagePath, parsePath } from './routes.ts';

/** What is left of an address without letter case, hyphens, underscores, slashes and a file ending. */
const letters = (path: string): string => path.toLowerCase().replaceAll(/\.html?$|[^a-z0-9]/g, '');

/** Whether two addresses differ only in letter case, hyphens, underscores, a file ending or slashes. */
export function meansSame(path: string, other: string): boolean {
  return letters(path) === letters(other);
}

/**
 * The page that a mistyped address most likely meant, in the language that it most likely meant.
 * @param path the address; what stands behind the code of a language may name another one, as `/fr/PT/contactUs` does
 *   when a French reader has been led there
 * @param ids ids of the pages that may be meant
 */
export function meantPage(path: string, ids: readonly string[]): { id: string; locale: Locale } | undefined {
  const pages = localeCodes.flatMap((locale) => ids.map((id) => ({ id, locale })));
  for (const typed of [path, `/${parsePath(path).id}`]) {
    const meant = pages.find(({ id, locale }) => meansSame(pagePath(id, locale), typed));
    if (meant) return meant;
  }
  return undefined;
}

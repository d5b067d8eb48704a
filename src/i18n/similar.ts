/** Finds the page that a mistyped address most likely meant. */
import { parsePath, pathOf } from './routes.ts';

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The address that differs only in letter case, hyphens, underscores, a file ending or slashes.
 * @param path the address that does not exist
 * @param ids ids of all pages
 * @returns the address in the same language, or nothing
 */
export function similarPath(path: string, ids: readonly string[]): string | undefined {
  const { locale, id } = parsePath(path.replace(/\.html?$/i, ''));
  const found = ids.find((candidate) => letters(candidate) === letters(id));
  return found === undefined ? undefined : pathOf(found, locale);
}

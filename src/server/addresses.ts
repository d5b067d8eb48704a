/** What an address gets. Read as nginx reads it, so that what holds here holds there. */
import { parsePath, pathOf, errorId } from '../i18n/routes.ts';
import { tidyings, unserved } from '../security/delivery.ts';
import { withQuery, type Redirect } from '../security/redirects.ts';

/** What is to be answered: files are addresses below the site's folder. */
export type Answer =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'redirect'; readonly location: string }
  /** The first of these files that exists; where none does, the error page. */
  | { readonly kind: 'file'; readonly candidates: readonly string[]; readonly errorPage: string };

/**
 * The path of a request, decoded once, without repeated slashes and `.` and `..`.
 * @returns `undefined` for what is no path: a broken escape, a NUL, more `..` than folders
 */
function readPath(encoded: string): string | undefined {
  if (/%(?![\da-f]{2})/i.test(encoded)) return undefined;
  const bytes = encoded.replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const path = Buffer.from(bytes, 'latin1').toString();
  if (path.includes('\0')) return undefined;
  const folders: string[] = [];
  const parts = path.split('/');
  for (const part of parts) {
    if (part === '..' && folders.pop() === undefined) return undefined;
    if (!['', '.', '..'].includes(part)) folders.push(part);
  }
  const isFolder = ['', '.', '..'].includes(parts.at(-1) ?? '') && folders.length > 0;
  return `/${folders.join('/')}${isFolder ? '/' : ''}`;
}

/**
 * Decides what a request gets.
 * @param target what the request asks for as it was sent, e.g. `/fr/contactUs?lng=pt`
 * @param moved addresses that have moved
 */
export function answerTo(target: string, moved: readonly Redirect[] = []): Answer {
  const [, encoded = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  const path = readPath(encoded === '' ? '/' : encoded);
  if (path === undefined || !(encoded === '' || encoded.startsWith('/'))) return { kind: 'malformed' };
  for (const { from, to } of tidyings) {
    const match = new RegExp(from).exec(path);
    if (match) return { kind: 'redirect', location: to.replace('$1', match[1] ?? '') + query };
  }
  const to = moved.find(({ from }) => from === path)?.to;
  if (to !== undefined) return { kind: 'redirect', location: withQuery(to, query) };
  const errorPage = `${pathOf(errorId, parsePath(path).locale)}.html`;
  if (path === '/') return { kind: 'file', candidates: ['/index.html'], errorPage };
  // A backslash would be a folder to Windows.
  const isPrivate = `${path}.html` === errorPage || new RegExp(unserved).test(path) || path.includes('\\');
  return { kind: 'file', candidates: isPrivate ? [] : [`${path}.html`, path], errorPage };
}

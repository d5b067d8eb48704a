/** Delivery rules shared by the preview server and the rules for hosts. */

/** Other methods get 405 with this list (RFC 9110, 15.5.6). */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** Files whose names contain a content hash never change (RFC 8246). */
export const immutable = { path: '/_astro/', value: 'public, max-age=31536000, immutable' };

/**
 * Everything else is revalidated each time (RFC 9111). Without `no-transform`, Cloudflare would replace e-mail addresses
 * by links that need a script, which the security policy blocks.
 */
export const revalidated = 'no-cache, no-transform';

/**
 * A path of plain characters. Servers match the decoded path, so a wider pattern would turn `/%5Cevil.example/` into a
 * redirect to another site.
 */
const plain = String.raw`((?:/[\w.-]+)+)`;

/** Redirects (301) from other spellings of a path to the canonical one, query kept. The first match counts. */
export const canonicalRedirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: String.raw`^/index(?:\.html)?/?$`, to: '/' },
  { from: `^${plain}/$`, to: '$1' },
  { from: String.raw`^${plain}\.html$`, to: '$1' },
];

/** Media types by file extension (IANA); texts are UTF-8. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['txt', 'text/plain'],
  ['md', 'text/markdown'],
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['atom', 'application/atom+xml'],
  ['webmanifest', 'application/manifest+json'],
  ['pdf', 'application/pdf'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
]);

export const contentType = (mediaType: string): string =>
  mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;

/** Files of the built site that get 404, as the source of a regular expression. */
export const hiddenFiles = String.raw`^/(?:_headers|_redirects|.*\.(?:br|gz))$`;

/** A permanent redirect (301; RFC 9110, 15.4.2). The query is kept. */
export interface Redirect {
  /** Path, of plain characters: `/fr/oldPolicy`. */
  readonly from: string;
  /** Path with an optional anchor. */
  readonly to: string;
}

/** Inserts the query of a request before the anchor of an address (RFC 3986, 3). */
export function withQuery(to: string, query: string): string {
  const [path = '', anchor] = to.split('#');
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

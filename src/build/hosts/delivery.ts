/** How the site is delivered by every server: the preview server and the rules for hosts are made from this. */

/** Methods that are answered; every other one gets 405 with this list (RFC 9110, 15.5.6). */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** Files whose names change with their content may be kept for good (RFC 8246). */
export const immutable = { path: '/_astro/', value: 'public, max-age=31536000, immutable' };

/**
 * Everything else is revalidated each time (RFC 9111), and sent on unchanged: Cloudflare would replace e-mail addresses
 * by links that need a script, which the security policy refuses.
 */
export const revalidated = 'no-cache, no-transform';

/**
 * An address of plain characters without its last part. A server decodes an address before it matches it, so anything
 * wider would turn `/%5Cevil.example/` into a redirect to another site.
 */
const plain = String.raw`((?:/[\w.-]+)+)`;

/** Each page has one address: the others it could be called by redirect to it (301), query kept. The first match counts. */
export const tidyings: readonly { readonly from: string; readonly to: string }[] = [
  { from: String.raw`^/index(?:\.html)?/?$`, to: '/' },
  { from: `^${plain}/$`, to: '$1' },
  { from: String.raw`^${plain}\.html$`, to: '$1' },
];

/** Media types by the ending of a file's name (IANA); texts are UTF-8. */
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

/** Value of `Content-Type` for a media type. */
export const contentType = (mediaType: string): string =>
  mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;

/** Files of the built site that visitors are not served, as the source of a regular expression. */
export const unserved = String.raw`^/(?:_headers|_redirects|.*\.(?:br|gz))$`;

/** An address that has moved for good (301; RFC 9110, 15.4.2). The query is kept. */
export interface Redirect {
  /** Path, of plain characters: `/fr/oldPolicy`. */
  readonly from: string;
  /** Path, with an anchor where there is one. */
  readonly to: string;
}

/** Puts the query of a request into an address, in front of its anchor (RFC 3986, 3). */
export function withQuery(to: string, query: string): string {
  const [path = '', anchor] = to.split('#');
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

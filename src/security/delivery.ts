/** How the site is delivered, whatever server delivers it: what the preview server does and the rules for all others are made from. */

/** Methods that are answered; every other one gets 405 with this list (RFC 9110, 15.5.6). */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** Files whose names change with their content may be kept for good (RFC 8246). */
export const immutable = { path: '/_astro/', value: 'public, max-age=31536000, immutable' };

/** Everything else is asked for again each time; where it has not changed, the answer is empty (RFC 9111). */
export const revalidated = 'no-cache';

/** How long a browser may keep the file at an address. */
export function cacheControl(address: string): string {
  return address.startsWith(immutable.path) ? immutable.value : revalidated;
}

/**
 * An address of plain characters without its last part. A server decodes an address before it matches it, so anything
 * wider would turn `/%5Cevil.example/` into a redirect to another site.
 */
const plain = String.raw`((?:/[\w.-]+)+)`;

/** An address that has another form of its own. */
interface Tidying {
  /** What is led on; the source of a regular expression that every server reads alike. */
  readonly from: string;
  /** Where to; `$1` is the group of `from`. */
  readonly to: string;
}

/** Each page has one address: the others it could be called by lead to it (301), query kept. The first that matches counts. */
export const tidyings: readonly Tidying[] = [
  { from: String.raw`^/index(?:\.html)?/?$`, to: '/' },
  { from: `^${plain}/$`, to: '$1' },
  { from: String.raw`^${plain}\.html$`, to: '$1' },
];

/** Media types by the ending of a file's name (IANA); texts are UTF-8. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  md: 'text/markdown',
  json: 'application/json',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Of a file with any other ending. */
export const unknownType = 'application/octet-stream';

/** Value of `Content-Type` for a media type. */
export function contentType(mediaType: string): string {
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}

/** Endings of the compressed forms that the build writes beside a text, the smallest first, by the name of the encoding. */
export const compressedForms = { br: 'br', gzip: 'gz' } as const;

/**
 * Files of the built site that are no part of it, as the source of a regular expression: what hosts read, and the
 * compressed forms of other files.
 */
export const unserved = String.raw`^/(?:_headers|_redirects|vercel\.json|.*\.(?:br|gz))$`;

/** The security headers and the rules of delivery in the form that each kind of server reads. */
import { defaultLocale, translationCodes, type Locale } from '../i18n/locales.ts';
import { errorId, homeId, pathOf } from '../i18n/routes.ts';
import { securityHeaders } from './headers.ts';
import { caddyRedirects, nginxRedirects, redirectsFile, vercelRedirects, type Redirect } from './redirects.ts';

const headers = Object.entries(securityHeaders);

/** Files whose names change with their content may be kept for good (RFC 8246). */
export const immutable = { path: '/_astro/', value: 'public, max-age=31536000, immutable' };

/** Every other file is asked for again each time; where it has not changed, the answer is empty (RFC 9111). */
export const revalidated = 'no-cache';

/** How long a browser may keep the file at an address. */
export function cacheControl(address: string): string {
  return address.startsWith(immutable.path) ? immutable.value : revalidated;
}

/**
 * An address of plain characters that ends in a slash; its group is the address without. A server decodes an address
 * before it matches it, so anything wider would turn `/%5Cevil.example/` into a redirect to another site.
 */
const trailingSlash = '^((?:/[\\w.-]+)+)/$';

/** `_headers`, read by Netlify and Cloudflare Pages. */
function headersFile(): string {
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${immutable.path}*`,
    `  Cache-Control: ${immutable.value}`,
    '',
  ].join('\n');
}

/** Rules for nginx, to be included in a `server` block whose `root` is the site. */
function nginxFile(redirects: readonly Redirect[]): string {
  const all = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
  // A location that adds a header of its own inherits none, so each repeats them all.
  const location = (match: string, ...lines: string[]): string[] => [
    `location ${match} {`,
    ...[...lines, ...all].map((line) => `    ${line}`),
    '}',
  ];
  return [
    'charset utf-8;',
    'absolute_redirect off;',
    '# The build has written a compressed file beside every text. For brotli, where nginx has the',
    '# module ngx_http_brotli_static, add the line `brotli_static on;` beside the include of this file.',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    'types {',
    '    text/html html;',
    '    text/css css;',
    '    text/javascript js;',
    '    text/plain txt;',
    '    text/markdown md;',
    '    application/json json;',
    '    application/pdf pdf;',
    '    application/xml xml;',
    '    application/manifest+json webmanifest;',
    '    image/svg+xml svg;',
    '    image/png png;',
    '    image/x-icon ico;',
    '    font/woff2 woff2;',
    '}',
    `rewrite ${trailingSlash} $1 permanent;`,
    ...nginxRedirects(redirects),
    ...location(
      `^~ ${immutable.path}`,
      `add_header Cache-Control "${immutable.value}" always;`,
      'try_files $uri =404;',
    ),
    ...location('= /', `add_header Cache-Control "${revalidated}" always;`, 'try_files /index.html =404;'),
    ...translationCodes.flatMap((code) =>
      location(
        `~ ^${pathOf(homeId, code)}(/|$)`,
        `error_page 404 ${pathOf(errorId, code)}.html;`,
        `add_header Cache-Control "${revalidated}" always;`,
        'try_files $uri.html $uri =404;',
      ),
    ),
    ...location(
      '/',
      `error_page 404 ${pathOf(errorId, defaultLocale)}.html;`,
      `add_header Cache-Control "${revalidated}" always;`,
      'try_files $uri.html $uri =404;',
    ),
    '',
  ].join('\n');
}

/** Site block for Caddy. */
function caddyFile(redirects: readonly Redirect[]): string {
  const errorPage = (code: Locale, match: string): string[] => [
    `\t@${code} {`,
    '\t\texpression {err.status_code} == 404',
    `\t\t${match}`,
    '\t}',
    `\trewrite @${code} ${pathOf(errorId, code)}.html`,
  ];
  return [
    '# import this file into a site block whose root is the site',
    'header {',
    ...headers.map(([name, value]) => `\t${name} "${value}"`),
    '}',
    `header ${immutable.path}* Cache-Control "${immutable.value}"`,
    `@changing not path ${immutable.path}*`,
    `header @changing Cache-Control "${revalidated}"`,
    `@slash path_regexp slash ${trailingSlash}`,
    '@slashAndQuery {',
    `\tpath_regexp slash ${trailingSlash}`,
    '\texpression {query} != ""',
    '}',
    'redir @slashAndQuery {re.slash.1}?{query} permanent',
    'redir @slash {re.slash.1} permanent',
    ...caddyRedirects(redirects),
    'try_files {path}.html {path} {path}/index.html',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    'handle_errors {',
    ...translationCodes.flatMap((code) => errorPage(code, `path ${pathOf(homeId, code)}/*`)),
    ...errorPage(defaultLocale, `not path ${translationCodes.map((code) => `${pathOf(homeId, code)}/*`).join(' ')}`),
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

/** `vercel.json`. */
function vercelFile(redirects: readonly Redirect[]): string {
  const asPairs = (pairs: readonly (readonly [string, string])[]): { key: string; value: string }[] =>
    pairs.map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: vercelRedirects(redirects),
    headers: [
      { source: '/(.*)', headers: asPairs(headers) },
      { source: `${immutable.path}(.*)`, headers: asPairs([['Cache-Control', immutable.value]]) },
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** Files that a host reads from the folder of the site itself, by name, and their texts. */
export function hostFiles(redirects: readonly Redirect[]): Readonly<Record<string, string>> {
  return { _headers: headersFile(), _redirects: redirectsFile(redirects), 'vercel.json': vercelFile(redirects) };
}

/** Files for servers of one's own, by name, and their texts. */
export function serverFiles(redirects: readonly Redirect[]): Readonly<Record<string, string>> {
  return { 'nginx.conf': nginxFile(redirects), Caddyfile: caddyFile(redirects) };
}

/** The security headers and the rules of delivery in the form that each kind of server reads. */
import { defaultLocale, localeCodes, translationCodes, type Locale } from '../i18n/locales.ts';
import { errorId, homeId, pathOf } from '../i18n/routes.ts';
import {
  allowedMethods,
  contentType,
  immutable,
  mediaTypes,
  revalidated,
  tidyings,
  unknownType,
  unserved,
} from './delivery.ts';
import { securityHeaders } from './headers.ts';
import { patternOf, redirectsFile, vercelRedirects, withQuery, type Redirect } from './redirects.ts';

const headers = Object.entries(securityHeaders);

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
  const header = (name: string, value: string): string => `add_header ${name} "${value}" always;`;
  const all = headers.map(([name, value]) => header(name, value));
  const location = (match: string, ...lines: string[]): string[] => [
    `location ${match} {`,
    ...lines.map((line) => `    ${line}`),
    '}',
  ];
  const textTypes = Object.values(mediaTypes).filter((type) => contentType(type) !== type && type !== 'text/html');
  return [
    'absolute_redirect off;',
    '# The build has written a compressed file beside every text. For brotli, where nginx has the',
    '# module ngx_http_brotli_static, add the line `brotli_static on;` beside the include of this file.',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    'max_ranges 1;',
    'types {',
    ...Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};`),
    '}',
    `default_type ${unknownType};`,
    'charset utf-8;',
    `charset_types ${textTypes.join(' ')};`,
    'set $allow "";',
    `if ($request_method !~ ^(?:${allowedMethods.join('|')})$) {`,
    `    set $allow "${allowedMethods.join(', ')}";`,
    '    return 405;',
    '}',
    ...tidyings.map(({ from, to }) => `rewrite ${from} ${to} permanent;`),
    ...all,
    header('Allow', '$allow'),
    header('Cache-Control', revalidated),
    // Named, so that the rules above do not see an error page as an address.
    ...localeCodes.flatMap((code) => location(`@missing-${code}`, `try_files ${pathOf(errorId, code)}.html =404;`)),
    ...redirects.flatMap(({ from, to }) => location(`= ${from}`, `return 301 ${withQuery(to, '$is_args$args')};`)),
    ...location(
      `^~ ${immutable.path}`,
      `error_page 404 @missing-${defaultLocale};`,
      'try_files $uri =404;',
      // A location that adds a header of its own inherits none.
      ...all,
      `add_header Cache-Control "${immutable.value}";`,
    ),
    ...location('= /', 'try_files /index.html =404;'),
    ...localeCodes.flatMap((code) => [
      ...location(`= ${pathOf(errorId, code)}`, `error_page 404 @missing-${code};`, 'return 404;'),
      ...location(
        code === defaultLocale ? '/' : `~ ^${pathOf(homeId, code)}(?:/|$)`,
        `error_page 404 @missing-${code};`,
        `if ($uri ~ ${unserved}) {`,
        '    return 404;',
        '}',
        'try_files $uri.html $uri =404;',
      ),
    ]),
    '',
  ].join('\n');
}

/** Site block for Caddy. */
function caddyFile(redirects: readonly Redirect[]): string {
  const below = (code: Locale): string => `path_regexp ^${pathOf(homeId, code)}(?:/|$)`;
  return [
    '# import this file into a site block whose root is the site',
    'route {',
    '\theader {',
    ...headers.map(([name, value]) => `\t\t${name} "${value}"`),
    `\t\tCache-Control "${revalidated}"`,
    '\t}',
    `\t@method not method ${allowedMethods.join(' ')}`,
    '\troute @method {',
    `\t\theader Allow "${allowedMethods.join(', ')}"`,
    '\t\terror 405',
    '\t}',
    ...[...tidyings, ...redirects.map(({ from, to }) => ({ from: patternOf(from), to }))].flatMap(
      ({ from, to }, place) => {
        const name = `led${String(place)}`;
        const target = to.replace('$1', `{re.${name}.1}`);
        return [
          `\t@${name}Query {`,
          `\t\tpath_regexp ${name} ${from}`,
          '\t\texpression {query} != ""',
          '\t}',
          `\tredir @${name}Query ${withQuery(target, '?{query}')} permanent`,
          `\t@${name} path_regexp ${name} ${from}`,
          `\tredir @${name} ${target} permanent`,
        ];
      },
    ),
    '\t@nul path_regexp \\x00',
    '\terror @nul 400',
    // A name that is too long for a file is an error to Caddy, not a file that is missing.
    ...[unserved, ...localeCodes.map((code) => `^${pathOf(errorId, code)}$`), '^.{1000}', '[^/]{250}'].flatMap(
      (pattern, place) => [`\t@none${String(place)} path_regexp ${pattern}`, `\terror @none${String(place)} 404`],
    ),
    '\ttry_files {path}.html {path} {path}/index.html',
    ...Object.entries(mediaTypes).flatMap(([ending, type]) => [
      `\t@${ending} path *.${ending}`,
      `\theader @${ending} Content-Type "${contentType(type)}"`,
    ]),
    `\theader ${immutable.path}* Cache-Control "${immutable.value}"`,
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',

    '}',
    'handle_errors {',
    '\troute {',
    '\t\t@other expression {err.status_code} != 404',
    '\t\trespond @other {err.status_code}',
    ...['Range', 'If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since'].map(
      (name) => `\t\trequest_header -${name}`,
    ),
    `\t\theader Cache-Control "${revalidated}"`,
    `\t\theader Content-Type "${contentType('text/html')}"`,
    ...translationCodes.flatMap((code) => [
      `\t\t@${code} ${below(code)}`,
      `\t\trewrite @${code} ${pathOf(errorId, code)}.html`,
    ]),
    `\t\t@${defaultLocale} not path ${localeCodes.map((code) => `${pathOf(errorId, code)}.html`).join(' ')}`,
    `\t\trewrite @${defaultLocale} ${pathOf(errorId, defaultLocale)}.html`,
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t}',
    '\t}',
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

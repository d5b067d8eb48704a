/** Writes security headers and delivery rules in the formats of nginx, Netlify and Cloudflare Pages. */
import { defaultLocale, localeCodes } from '../../site/locales.ts';
import { errorId, homeId, pathOf } from '../../site/routes.ts';
import {
  allowedMethods,
  contentType,
  immutable,
  mediaTypes,
  revalidated,
  canonicalRedirects,
  hiddenFiles,
  withQuery,
  type Redirect,
} from './delivery.ts';
import { securityHeaders } from './headers.ts';

const headers = Object.entries(securityHeaders);

/**
 * `_headers`, read by Netlify and Cloudflare Pages. Cloudflare joins the values of all matching rules, so no path may
 * match two rules for the same header.
 * @param folders top-level folders that contain pages: `fr`
 */
export const headersFile = (folders: readonly string[]): string =>
  [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${immutable.path}*`,
    `  Cache-Control: ${immutable.value}`,
    // `:page` matches anything without a slash.
    ...['/', '/:page', ...folders.map((folder) => `/${folder}/*`)].flatMap((rule) => [
      rule,
      `  Cache-Control: ${revalidated}`,
    ]),
    '',
  ].join('\n');

/** `_redirects`, read by Netlify, Cloudflare Pages and the preview server. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** Parses `_redirects`. */
export const readRedirects = (text: string): Redirect[] =>
  text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });

/** Rules for nginx, for a `server` block whose `root` is the site. */
export function nginxFile(redirects: readonly Redirect[]): string {
  const header = (name: string, value: string): string => `add_header ${name} "${value}" always;`;
  const all = headers.map(([name, value]) => header(name, value));
  const location = (match: string, ...lines: string[]): string[] => [
    `location ${match} {`,
    ...lines.map((line) => `    ${line}`),
    '}',
  ];
  const textTypes = [...mediaTypes.values()].filter((type) => contentType(type) !== type && type !== 'text/html');
  return [
    'absolute_redirect off;',
    '# The build writes a compressed file next to every text. For brotli, where nginx has the',
    '# module ngx_http_brotli_static, add the line `brotli_static on;` next to the include of this file.',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    'max_ranges 1;',
    'types {',
    ...[...mediaTypes].map(([ending, type]) => `    ${type} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${textTypes.join(' ')};`,
    'set $allow "";',
    `if ($request_method !~ ^(?:${allowedMethods.join('|')})$) {`,
    `    set $allow "${allowedMethods.join(', ')}";`,
    '    return 405;',
    '}',
    ...canonicalRedirects.map(({ from, to }) => `rewrite ${from} ${to} permanent;`),
    ...all,
    header('Allow', '$allow'),
    header('Cache-Control', revalidated),
    // Named locations, so that the rules above do not apply to error pages.
    ...localeCodes.flatMap((code) => location(`@missing-${code}`, `try_files ${pathOf(errorId, code)}.html =404;`)),
    ...redirects.flatMap(({ from, to }) => location(`= ${from}`, `return 301 ${withQuery(to, '$is_args$args')};`)),
    ...location(
      `^~ ${immutable.path}`,
      `error_page 404 @missing-${defaultLocale};`,
      'try_files $uri =404;',
      // A location that adds a header inherits none.
      ...all,
      `add_header Cache-Control "${immutable.value}";`,
    ),
    ...location('= /', 'try_files /index.html =404;'),
    ...localeCodes.flatMap((code) => [
      ...location(`= ${pathOf(errorId, code)}`, `error_page 404 @missing-${code};`, 'return 404;'),
      ...location(
        code === defaultLocale ? '/' : `~ ^${pathOf(homeId, code)}(?:/|$)`,
        `error_page 404 @missing-${code};`,
        `if ($uri ~ ${hiddenFiles}) {`,
        '    return 404;',
        '}',
        'try_files $uri.html $uri =404;',
      ),
    ]),
    '',
  ].join('\n');
}

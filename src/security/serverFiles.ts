/** The security headers and the rules of delivery in the form that each kind of server reads. */
import { defaultLocale, localeCodes } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';
import { securityHeaders } from './headers.ts';

const headers = Object.entries(securityHeaders);

/** Files whose names change with their content may be kept for good (RFC 8246). */
export const immutable = { path: '/_astro/', value: 'public, max-age=31536000, immutable' };

const otherLocales = localeCodes.filter((code) => code !== defaultLocale);

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
function nginxFile(): string {
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
    'types {',
    '    text/html html;',
    '    text/css css;',
    '    text/javascript js;',
    '    text/plain txt;',
    '    application/xml xml;',
    '    application/manifest+json webmanifest;',
    '    image/svg+xml svg;',
    '    image/png png;',
    '    image/x-icon ico;',
    '    font/woff2 woff2;',
    '}',
    'rewrite ^/(.+)/$ /$1 permanent;',
    ...location(
      `^~ ${immutable.path}`,
      `add_header Cache-Control "${immutable.value}" always;`,
      'try_files $uri =404;',
    ),
    ...location('= /', 'add_header Cache-Control "no-cache" always;', 'try_files /index.html =404;'),
    ...otherLocales.flatMap((code) =>
      location(
        `~ ^${pathOf('home', code)}(/|$)`,
        `error_page 404 ${pathOf('404', code)}.html;`,
        'add_header Cache-Control "no-cache" always;',
        'try_files $uri.html $uri =404;',
      ),
    ),
    ...location(
      '/',
      `error_page 404 ${pathOf('404', defaultLocale)}.html;`,
      'add_header Cache-Control "no-cache" always;',
      'try_files $uri.html $uri =404;',
    ),
    '',
  ].join('\n');
}

/** Site block for Caddy. */
function caddyFile(): string {
  return [
    '# import this file into a site block whose root is the site',
    'header {',
    ...headers.map(([name, value]) => `\t${name} "${value}"`),
    '}',
    `header ${immutable.path}* Cache-Control "${immutable.value}"`,
    'try_files {path}.html {path} {path}/index.html',
    'file_server',
    'handle_errors 404 {',
    ...otherLocales.flatMap((code) => [
      `\t@${code} path ${pathOf('home', code)}/*`,
      `\trewrite @${code} ${pathOf('404', code)}.html`,
    ]),
    `\t@rest not path ${otherLocales.map((code) => `${pathOf('home', code)}/*`).join(' ')}`,
    `\trewrite @rest ${pathOf('404', defaultLocale)}.html`,
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

/** `vercel.json`. */
function vercelFile(): string {
  const asPairs = (pairs: readonly (readonly [string, string])[]): { key: string; value: string }[] =>
    pairs.map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: asPairs(headers) },
      { source: `${immutable.path}(.*)`, headers: asPairs([['Cache-Control', immutable.value]]) },
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** File names within `dist/` and their texts. */
export function serverFiles(): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(),
    'server/nginx.conf': nginxFile(),
    'server/Caddyfile': caddyFile(),
    'vercel.json': vercelFile(),
  };
}

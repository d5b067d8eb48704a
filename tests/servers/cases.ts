/** Requests to a site and the expected responses of every server. */
import { allowedMethods, contentType, immutable, mediaTypes, revalidated } from '../../src/build/hosts/delivery.ts';
import type { RawRequest } from './rawRequests.ts';
import { fileOfType, modified, moved, oddFiles } from './site.ts';

/** Expected response; missing properties may be anything. */
export interface Expected {
  readonly status: number;
  /** Values of headers by lower-case name; `undefined` for a forbidden header. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Path of the expected file, or of its compressed form. */
  readonly file?: string;
  /** First byte of the file, and the one after the last. */
  readonly slice?: readonly [number, number?];
}

export type Subject =
  | 'addresses of pages'
  | 'redirects'
  | 'error pages'
  | 'hostile addresses'
  | 'compressed forms'
  | 'methods'
  | 'conditions'
  | 'ranges'
  | 'types';

/** A request with one or several allowed responses. */
export interface Case extends RawRequest {
  readonly name: string;
  readonly subject: Subject;
  readonly expected: readonly [Expected, ...Expected[]];
}

type Encoding = 'br' | 'gzip' | undefined;
const endings = { br: '.br', gzip: '.gz' };

/** A file with the media type of its extension, in an encoding. */
function file(
  address: string,
  encoding?: Encoding,
  type = mediaTypes.get(address.replace(/^.*\./, '')) ?? 'application/octet-stream',
): Expected {
  return {
    status: 200,
    file: address + (encoding === undefined ? '' : endings[encoding]),
    headers: {
      'content-type': contentType(type),
      'content-encoding': encoding,
      'cache-control': address.startsWith(immutable.path) ? immutable.value : revalidated,
      'content-range': undefined,
      allow: undefined,
      location: undefined,
      // Caches must not serve an encoding to another visitor.
      ...(encoding !== undefined && { vary: 'Accept-Encoding' }),
    },
  };
}

const page = (address: string, encoding?: Encoding): Expected => file(`${address}.html`, encoding);

const missing = (language: '' | '/fr' | '/pt', encoding?: Encoding): Expected => ({
  ...page(`${language}/404`, encoding),
  status: 404,
});

const redirect = (location: string): Expected => ({ status: 301, headers: { location, 'cache-control': revalidated } });

const notAllowed: Expected = { status: 405, headers: { allow: allowedMethods.join(', '), location: undefined } };

const unchanged = (address: string): Expected => ({
  status: 304,
  headers: {
    'cache-control': address.startsWith(immutable.path) ? immutable.value : revalidated,
    'content-encoding': undefined,
  },
});

function part(whole: Expected, size: number, from: number, to: number): Expected {
  const headers = { ...whole.headers, 'content-range': `bytes ${String(from)}-${String(to)}/${String(size)}` };
  return { ...whole, status: 206, headers, slice: [from, to + 1] };
}

const outOfRange = (size: number): Expected => ({
  status: 416,
  headers: { 'content-range': `bytes */${String(size)}`, 'content-encoding': undefined },
});

/** A rejection before the site's rules apply, which specifies the status only. */
const refused = (status: number): Expected => ({ status, headers: {} });

/**
 * All requests.
 * @param sizeOf size in bytes of the file at a path of the small site
 */
export function casesFor(sizeOf: (address: string) => number): Case[] {
  const cases: Case[] = [];
  let subject: Subject;
  const add = (request: string | RawRequest, ...expected: Case['expected']): void => {
    const { method = 'GET', path, headers = {} } = typeof request === 'string' ? { path: request } : request;
    const headerList = Object.entries(headers).map(([name, value]) => `, ${name}: ${value}`);
    const name = `${method} ${path.length > 60 ? `${path.slice(0, 20)}… (${String(path.length)} characters)` : path}${headerList.join('')}`;
    cases.push({ name, subject, method, path, headers, expected });
  };

  subject = 'addresses of pages';
  add('/', page('/index'));
  add('/?lng=fr', page('/index'));
  add('/fr', page('/fr'));
  add('/contactUs', page('/contactUs'));
  add('/fr/contactUs?lng=pt&x=%2F', page('/fr/contactUs'));
  add('/contact%55s', page('/contactUs'));
  add('/fr%2FcontactUs', page('/fr/contactUs'));
  add('/fr/./contactUs', page('/fr/contactUs'));
  add('/fr/../contactUs', page('/contactUs'));
  add('/fr/%2e%2e/contactUs', page('/contactUs'));
  add('//contactUs', page('/contactUs'));
  add('/fr//contactUs', page('/fr/contactUs'));
  add('{origin}/fr/contactUs', page('/fr/contactUs'));

  subject = 'redirects';
  add('/fr/', redirect('/fr'));
  add('/contactUs/', redirect('/contactUs'));
  add('/fr/contactUs/?a=1&b=%20c', redirect('/fr/contactUs?a=1&b=%20c'));
  add('/fr/contactUs//', redirect('/fr/contactUs'));
  add('/nowhere/', redirect('/nowhere'));
  add('/contactUs.html', redirect('/contactUs'));
  add('/fr/contactUs.html?a=1', redirect('/fr/contactUs?a=1'));
  add('/fr.html', redirect('/fr'));
  add('/index.html', redirect('/'));
  add('/index', redirect('/'));
  add('/404.html', redirect('/404'));
  add({ path: '/fr/', method: 'HEAD' }, redirect('/fr'));
  // Moved addresses.
  for (const { from, to } of moved) add(from, redirect(to));
  add('/oldPage?a=1&b=%20c', redirect('/contactUs?a=1&b=%20c'));
  add('/oldPlace?a=1', redirect('/contactUs?a=1#form'));
  add('/oldPage/', redirect('/oldPage'));
  add({ path: '/oldPage', method: 'HEAD' }, redirect('/contactUs'));
  add({ path: '/oldPage', method: 'POST' }, notAllowed);
  add('/oldPage/more', missing(''));
  add('/OLDPAGE', missing(''));
  add('/fr/oldPlace', missing('/fr'));
  // No redirect to another site.
  add('//evil.example/', redirect('/evil.example'));
  add('/%5Cevil.example/', missing(''));
  add('/%2Fevil.example/', redirect('/evil.example'));
  add('/%09/evil.example/', missing(''));

  subject = 'error pages';
  add('/nowhere', missing(''));
  add('/fr/nowhere', missing('/fr'));
  add('/pt/a/b/c?d', missing('/pt'));
  add('/frnowhere', missing(''));
  add('/404', missing(''));
  add('/fr/404', missing('/fr'));
  add('/FR', missing(''));
  add('/Fr/contactUs', missing(''));
  add('/contactus', missing(''));
  add('/files', missing(''));
  add('/_astro', missing(''));
  add('/_astro/gone.js', missing(''));
  add({ path: '/_astro/gone.js', headers: { 'Accept-Encoding': 'br, gzip' } }, missing('', 'br'));
  add('/gone.webmanifest', missing(''));
  add('/_headers', missing(''));
  add('/contactUs.html.br', missing(''));
  add('/fr/contactUs.html.gz', missing('/fr'));
  add({ path: '/nowhere', headers: { 'Accept-Encoding': 'br' } }, missing('', 'br'));
  add({ path: '/fr/nowhere', headers: { 'Accept-Encoding': 'gzip' } }, missing('/fr', 'gzip'));
  add({ path: '/nowhere', headers: { Range: 'bytes=0-9' } }, missing(''));
  add({ path: '/nowhere', headers: { 'If-None-Match': '*' } }, missing(''));
  add({ path: '/nowhere', method: 'HEAD' }, missing(''));

  subject = 'hostile addresses';
  add('/%ff', missing(''), refused(400));
  add('/caf%C3%A9', missing(''));
  add('/%252e%252e/%252e%252e/etc/passwd', missing(''));
  add('/..%5c..%5cetc%5cpasswd', missing(''));
  add('/fr/%3Cscript%3E', missing('/fr'));
  add('/%00', refused(400), missing(''));
  add('/contactUs%00.html', refused(400), missing(''));
  add('/%zz', refused(400));
  add('/%', refused(400));
  add('/..', refused(400), page('/index'));
  add('/../etc/passwd', refused(400), missing(''));
  add('/%2e%2e/%2e%2e/etc/passwd', refused(400), missing(''));
  add('/fr/../../etc/passwd', refused(400), missing(''));
  add('nowhere', refused(400));
  add(`/${'a'.repeat(3000)}`, missing(''));
  add(`/${'a/'.repeat(1500)}b`, missing(''));
  add(`/${'a'.repeat(20_000)}`, refused(414), refused(431));

  subject = 'compressed forms';
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.000, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
    ['BR', 'br'],
    ['brotli', undefined],
  ] as const) {
    add({ path: '/fr/contactUs', headers: { 'Accept-Encoding': accepted } }, page('/fr/contactUs', encoding));
  }
  add({ path: oddFiles.hashed, headers: { 'Accept-Encoding': 'br' } }, file(oddFiles.hashed, 'br'));
  add({ path: '/favicon.ico', headers: { 'Accept-Encoding': 'br, gzip' } }, file('/favicon.ico'));
  add({ path: '/contactUs', method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }, page('/contactUs', 'br'));

  subject = 'methods';
  add({ path: '/contactUs', method: 'HEAD' }, page('/contactUs'));
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) add({ path: '/contactUs', method }, notAllowed);
  add({ path: '/', method: 'POST' }, notAllowed);
  add({ path: '/nowhere', method: 'POST' }, notAllowed);
  add({ path: '/fr/', method: 'POST' }, notAllowed);
  add({ path: oddFiles.hashed, method: 'DELETE' }, notAllowed);

  // Servers interpret conditions and ranges themselves; the headers are required.
  subject = 'conditions';
  const then = { 'If-Modified-Since': modified.toUTCString() };
  add({ path: '/contactUs', headers: then }, unchanged('/contactUs'));
  add({ path: oddFiles.hashed, headers: then }, unchanged(oddFiles.hashed));

  subject = 'ranges';
  const [whole, size] = [page('/contactUs'), sizeOf('/contactUs.html')];
  add({ path: '/contactUs', headers: { Range: 'bytes=0-9' } }, part(whole, size, 0, 9));
  add({ path: '/contactUs', headers: { Range: 'bytes=999999-' } }, outOfRange(size));
  // Servers may ignore multiple ranges (RFC 9110, 14.2).
  add({ path: '/contactUs', headers: { Range: 'bytes=0-1, 4-5' } }, whole, { status: 206, headers: {} });
  const compressed = { Range: 'bytes=0-9', 'Accept-Encoding': 'br' };
  const ownPart = part(page('/contactUs', 'br'), sizeOf('/contactUs.html.br'), 0, 9);
  add({ path: '/contactUs', headers: compressed }, ownPart, page('/contactUs', 'br'));

  subject = 'types';
  for (const ending of mediaTypes.keys()) {
    if (ending !== 'html') add(fileOfType(ending), file(fileOfType(ending)));
  }
  add('/favicon.ico', file('/favicon.ico'));
  add({ path: '/favicon.ico', method: 'HEAD' }, file('/favicon.ico'));
  // The type may be missing; browsers must not guess it.
  add(oddFiles.unknown, { ...file(oddFiles.unknown), headers: {} });
  add(oddFiles.security, file(oddFiles.security));
  add(oddFiles.hashed, file(oddFiles.hashed));
  return cases;
}

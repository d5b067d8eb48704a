/** Serves a built site as a host does: clean paths, compressed files, all headers, localised error pages. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { errorId, parsePath, pathOf } from '../../site/routes.ts';
import {
  allowedMethods,
  contentType,
  immutable,
  mediaTypes,
  revalidated,
  canonicalRedirects,
  hiddenFiles,
  withQuery,
} from './delivery.ts';
import { readRedirects } from './files.ts';
import { securityHeaders } from './headers.ts';

/** Filters `Accept-Encoding` to the accepted encodings that the build writes (RFC 9110, 12.5.3). */
const acceptedEncodings = (accepted = ''): string =>
  accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^(br|gzip)$|^(br|gzip);q=(?!0(\.0*)?$)/.test(one))
    .join();

/** Pages have no extension. */
const typeOf = (address: string): string =>
  contentType(mediaTypes.get(path.extname(address).slice(1) || 'html') ?? 'application/octet-stream');

/**
 * Splits a request target into a decoded, normalised path and a query.
 * @returns `undefined` for a broken escape, a NUL, or anything but a path
 */
function parseTarget(target: string): { address: string; search: string } | undefined {
  const [, encoded = '', search = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  try {
    const address = path.posix.normalize(decodeURIComponent(encoded));
    return address.startsWith('/') && !address.includes('\0') ? { address, search } : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a server on the loopback interface. @param port 0 takes a free one */
export async function startSiteServer(dist: string, port: number): Promise<Server> {
  const moved = existsSync(path.join(dist, '_redirects'))
    ? readRedirects(readFileSync(path.join(dist, '_redirects'), 'utf8'))
    : [];
  const files = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders(response, address) {
      response.setHeader('Cache-Control', address.startsWith(immutable.path) ? immutable.value : revalidated);
      response.setHeader('Content-Type', typeOf(address));
    },
  });

  function respond(request: IncomingMessage, response: ServerResponse): void {
    response.setHeaders(new Headers({ ...securityHeaders, 'Cache-Control': revalidated }));
    const end = (status: number, headers: Record<string, string> = {}): void => {
      response.writeHead(status, headers).end();
    };
    const target = parseTarget(request.url ?? '/');
    if (!target) {
      end(400);
      return;
    }
    const { address, search } = target;
    if (!allowedMethods.includes(request.method ?? '')) {
      end(405, { Allow: allowedMethods.join(', ') });
      return;
    }
    const redirect = canonicalRedirects.find(({ from }) => new RegExp(from).test(address));
    const to = redirect
      ? address.replace(new RegExp(redirect.from), redirect.to)
      : moved.find(({ from }) => from === address)?.to;
    if (to !== undefined) {
      end(301, { Location: withQuery(to, search) });
      return;
    }
    const errorPage = `${pathOf(errorId, parsePath(address).locale)}.html`;
    const notFound = (): void => {
      const file = path.join(dist, errorPage);
      const body = existsSync(file) ? readFileSync(file) : undefined;
      response.writeHead(404, { 'Content-Type': contentType('text/html') });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    // Ranges may be ignored (RFC 9110, 14.2). `sirv` also matches encodings that the header refuses (`;q=0`).
    delete request.headers.range;
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    request.url = encodeURI(address);
    if (`${address}.html` === errorPage || new RegExp(hiddenFiles).test(address)) notFound();
    else files(request, response, notFound);
  }

  const server = createServer(respond);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}

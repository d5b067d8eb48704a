/** Serves the built site the way a production host does: clean addresses, all security headers and an error page in the reader's language. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { errorId, parsePath, pathOf } from '../i18n/routes.ts';
import { securityHeaders } from '../security/headers.ts';
import { cacheControl } from '../security/serverFiles.ts';

/** The redirects that the build has written for hosts; looked for at each request, as the files are. */
function redirectsIn(dist: string): Map<string, string> {
  const file = path.join(dist, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [from, to] = line.split(' ');
      return from === undefined || to === undefined ? [] : [[from, to]];
    }),
  );
}

/**
 * Starts a server on the loopback interface.
 * @param dist folder of the built site
 * @param port port to listen on; 0 takes a free one
 * @returns the server, listening
 */
export async function startSiteServer(dist: string, port: number): Promise<Server> {
  const files = sirv(dist, {
    // Looked for at each request, so that a rebuild under a running server is served.
    dev: true,
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, address) => {
      response.setHeader('Cache-Control', cacheControl(address));
      if (address.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });
  const headers = Object.entries(securityHeaders);
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!url) {
      // Such as `//`, which names no place.
      response.writeHead(400).end();
      return;
    }
    const moved = redirectsIn(dist).get(url.pathname);
    if (moved !== undefined) {
      const [path = '', anchor] = moved.split('#');
      response.writeHead(301, { Location: path + url.search + (anchor === undefined ? '' : `#${anchor}`) }).end();
      return;
    }
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      response.writeHead(308, { Location: url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/') + url.search }).end();
      return;
    }
    files(request, response, () => {
      const page = `${pathOf(errorId, parsePath(url.pathname).locale)}.html`;
      void readFile(path.join(dist, page)).then(
        (body) => response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(body),
        () => response.writeHead(404).end(),
      );
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}

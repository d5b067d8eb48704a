/**
 * Serves the built site the way a production host does: clean addresses, compressed files, all headers and an error page
 * in the reader's language. `@fastify/send` reads the files and answers conditions and ranges.
 */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import Negotiator from 'negotiator';
import {
  allowedMethods,
  cacheControl,
  compressedForms,
  contentType,
  mediaTypes,
  unknownType,
} from '../security/delivery.ts';
import { securityHeaders } from '../security/headers.ts';
import { readRedirects, type Redirect } from '../security/redirects.ts';
import { answerTo } from './addresses.ts';

/** A longer address is refused, as nginx does with its own settings; in bytes. */
const longestAddress = 8000;

/** A file of the site in the form that is sent to one visitor. */
interface Variant {
  /** Path on disk, that of the compressed form where one is sent. */
  readonly file: string;
  /** Size in bytes. */
  readonly size: number;
  /** Headers of every answer about the file. */
  readonly rules: Readonly<Record<string, string>>;
  /** Headers that describe what is sent of it. */
  readonly content: Readonly<Record<string, string>>;
}

/** Size of a file in bytes; `undefined` where there is none. */
async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
}

/**
 * The form of a file that a visitor's browser takes. It is looked for at each request: the site may have been built anew.
 * @returns `undefined` where there is no such file
 */
async function variantOf(dist: string, address: string, request: IncomingMessage): Promise<Variant | undefined> {
  const file = path.join(dist, address);
  const size = await sizeOf(file);
  if (size === undefined) return undefined;
  let rules: Variant['rules'] = { 'Cache-Control': cacheControl(address) };
  const content = { 'Content-Type': contentType(mediaTypes[path.extname(address).slice(1)] ?? unknownType) };
  const negotiator = new Negotiator(request);
  for (const [encoding, ending] of Object.entries(compressedForms)) {
    const compressed = `${file}.${ending}`;
    const compressedSize = await sizeOf(compressed);
    if (compressedSize === undefined) continue;
    rules = { ...rules, Vary: 'Accept-Encoding' };
    if (negotiator.encodings([encoding]).length === 0) continue;
    return { file: compressed, size: compressedSize, rules, content: { ...content, 'Content-Encoding': encoding } };
  }
  return { file, size, rules, content };
}

/**
 * Sends a file, the part of it that was asked for, or that it has not changed.
 * @returns whether it was there to be sent
 */
async function sendFile(
  { file, size, rules, content }: Variant,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  // The last bytes of a file, more than it has, are all of it (RFC 9110, 14.1.2), which `send` would refuse.
  const suffix = /^ *bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1];
  if (suffix !== undefined && Number(suffix) > size) delete request.headers.range;
  const { type, statusCode, headers, stream } = await send(request, encodeURI(path.basename(file)), {
    root: path.dirname(file),
    cacheControl: false,
    contentType: false,
    dotfiles: 'allow',
    index: false,
  });
  if (type === 'file') {
    response.writeHead(statusCode, { ...headers, ...rules, ...(statusCode !== 304 && content) });
    await pipeline(stream, response);
    return true;
  }
  // A condition that is not met, a range that is not there: the status says it, and the range that is.
  if (statusCode !== 412 && statusCode !== 416) return false;
  const range = headers['Content-Range'];
  response.writeHead(statusCode, { ...rules, ...(range !== undefined && { 'Content-Range': range }) }).end();
  return true;
}

/** Sends the error page, whatever range or condition was asked for. */
async function sendErrorPage(
  dist: string,
  errorPage: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await variantOf(dist, errorPage, request);
  const body = page && (await readFile(page.file).catch(() => undefined));
  if (body) response.writeHead(404, { ...page.rules, ...page.content, 'Content-Length': body.length }).end(body);
  else response.writeHead(404).end();
}

/** The addresses that have moved, as the build has written them down for hosts; looked for at each request, as the files are. */
async function movedIn(dist: string): Promise<Redirect[]> {
  return readRedirects(await readFile(path.join(dist, '_redirects'), 'utf8').catch(() => ''));
}

async function respond(dist: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeaders(new Headers(securityHeaders));
  const { method = '', url = '/' } = request;
  if (url.length > longestAddress) {
    response.writeHead(414).end();
    return;
  }
  const answer = answerTo(url, await movedIn(dist));
  if (answer.kind === 'malformed') {
    response.writeHead(400).end();
    return;
  }
  if (!allowedMethods.includes(method)) {
    response.writeHead(405, { Allow: allowedMethods.join(', ') }).end();
    return;
  }
  if (answer.kind === 'redirect') {
    response.writeHead(301, { Location: answer.location, 'Cache-Control': cacheControl('/') }).end();
    return;
  }
  for (const address of answer.candidates) {
    const variant = await variantOf(dist, address, request);
    if (variant && (await sendFile(variant, request, response))) return;
  }
  await sendErrorPage(dist, answer.errorPage, request, response);
}

/**
 * Starts a server on the loopback interface.
 * @param dist folder of the built site
 * @param port port to listen on; 0 takes a free one
 * @returns the server, listening
 */
export async function startSiteServer(dist: string, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    respond(dist, request, response).catch(() => {
      // The visitor went away, or the file did: there is nobody to answer to, or nothing.
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}

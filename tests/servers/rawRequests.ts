/** Sends raw requests and returns raw responses: without normalising, redirects or decompression. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawRequest {
  /** Path and query exactly as sent; `{origin}` is replaced by the server's. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Not decompressed. */
  readonly body: Buffer;
}

export function sendRaw(origin: string, { path, method = 'GET', headers = {} }: RawRequest): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      origin,
      { path: path.replace('{origin}', origin), method, headers, agent: false },
      (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, reject);
      },
    );
    outgoing.once('error', reject).end();
  });
}

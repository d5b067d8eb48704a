/** Requests as they are written and answers as they travel: nothing is tidied, followed or unpacked. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What is asked of a server. */
export interface Asked {
  /** Path and query exactly as they are sent; `{origin}` stands for the address of the server. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it travelled: not unpacked. */
  readonly body: Buffer;
}

/** @param origin address of the server without a slash at the end */
export function ask(origin: string, { path, method = 'GET', headers = {} }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      origin,
      { path: path.replace('{origin}', origin), method, headers, agent: false },
      (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        }, reject);
      },
    );
    asked.once('error', reject).end();
  });
}

/** A proxy that delays chosen responses until they are released. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../freePort.ts';

export interface DelayingProxy extends AsyncDisposable {
  readonly url: string;
  /** Sends all delayed and later responses. */
  release(): void;
}

/**
 * @param origin of the site's server
 * @param isDelayed whether to delay the response for a path
 */
export async function delayingProxy(origin: string, isDelayed: (path: string) => boolean): Promise<DelayingProxy> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    const { url = '/', method = 'GET', headers } = incoming;
    request(new URL(url, origin), { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 500, upstream.headers);
      upstream.pipe(response);
    }).end();
  };
  const server = createServer((incoming, response) => {
    if (isDelayed(incoming.url ?? '/'))
      void gate.then(() => {
        pass(incoming, response);
      });
    else pass(incoming, response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String(port)}`,
    release: open,
    async [Symbol.asyncDispose]() {
      open();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

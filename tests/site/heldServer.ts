/** A proxy that holds back chosen responses until they are released. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../freePort.ts';

export interface HeldServer extends AsyncDisposable {
  readonly url: string;
  /** Sends all held and later responses. */
  release(): void;
}

/**
 * @param origin of the site's server
 * @param isHeld whether to hold the response for a path
 */
export async function heldServer(origin: string, isHeld: (path: string) => boolean): Promise<HeldServer> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = (incoming: IncomingMessage, answer: ServerResponse): void => {
    const { url = '/', method = 'GET', headers } = incoming;
    request(new URL(url, origin), { method, headers }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 500, upstream.headers);
      upstream.pipe(answer);
    }).end();
  };
  const server = createServer((incoming, answer) => {
    if (isHeld(incoming.url ?? '/'))
      void gate.then(() => {
        pass(incoming, answer);
      });
    else pass(incoming, answer);
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

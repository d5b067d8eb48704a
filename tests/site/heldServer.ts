/** A server in front of a site's own one that keeps back what it is told to until it is let through. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../freePort.ts';

export interface HeldServer extends AsyncDisposable {
  /** Where the site can be visited. */
  readonly url: string;
  /** Lets through what was kept back, and from now on everything. */
  release(): void;
}

/**
 * @param origin the site's own server
 * @param isHeld whether the answer to a path is kept back
 */
export async function heldServer(origin: string, isHeld: (path: string) => boolean): Promise<HeldServer> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { url = '/', method = 'GET', headers } = asked;
    request(new URL(url, origin), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    }).end();
  };
  const server = createServer((asked, answer) => {
    if (isHeld(asked.url ?? '/'))
      void gate.then(() => {
        pass(asked, answer);
      });
    else pass(asked, answer);
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

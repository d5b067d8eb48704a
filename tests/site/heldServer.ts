/** A proxy that never sends chosen responses. */
import { createServer, request } from 'node:http';
import { freePort } from '../freePort.ts';

export interface HeldServer extends AsyncDisposable {
  readonly url: string;
}

/**
 * @param origin of the site's server
 * @param isHeld whether to hold the response for a path
 */
export async function heldServer(origin: string, isHeld: (path: string) => boolean): Promise<HeldServer> {
  const server = createServer(({ url = '/', method = 'GET', headers }, answer) => {
    if (isHeld(url)) return;
    request(new URL(url, origin), { method, headers }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 500, upstream.headers);
      upstream.pipe(answer);
    }).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String(port)}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

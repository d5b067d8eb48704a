/** `npm run preview`: serves the built site on localhost. `PORT` and `DIST` change the port and the folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startSiteServer } from './server.ts';

const port = Number(process.env['PORT'] ?? 4321);
const dist = process.env['DIST'] ?? 'dist';

if (!existsSync(path.join(dist, 'index.html'))) {
  console.error(
    `There is no built site in ${dist}/. Run "npm run build" first, or "npm start" for both; for the fixture site, "npm run tools -- fixture".`,
  );
  process.exit(1);
}
try {
  await startSiteServer(dist, port);
  console.log(`The site is at http://localhost:${String(port)}  (Ctrl+C stops it)`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The site could not be served: ${reason}\nChoose another port: PORT=4400 npm run preview`);
  process.exit(1);
}

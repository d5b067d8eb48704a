/** The browser that tests and screenshots use. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** How to start the browser. */
export interface BrowserChoice {
  readonly executablePath: string;
  readonly args: string[];
}

/** No background traffic; no sandbox, which root in a container cannot have. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installedBrowser(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/Applications/Google Chrome.app/Contents/MacOS',
    '/Applications/Chromium.app/Contents/MacOS',
  ];
  return folders
    .flatMap((folder) => [...names, 'Google Chrome', 'Chromium'].map((name) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

/**
 * A Chromium: the one `CHROME_PATH` names, an installed one, Playwright's own,
 * or the one that comes in a package.
 * @throws when `CHROME_PATH` names a file that is not there
 */
export async function findBrowser(): Promise<BrowserChoice> {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is "${named}", and there is no such file.`);
    return { executablePath: named, args };
  }
  const installed = installedBrowser();
  if (installed !== undefined) return { executablePath: installed, args };
  const own = chromium.executablePath();
  if (existsSync(own)) return { executablePath: own, args };
  const { default: packaged } = await import('@sparticuz/chromium');
  // Its own list of arguments is for serverless hosts: one process, web security off.
  return { executablePath: await packaged.executablePath(), args };
}

/** The browser that tests and screenshots use. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

export interface BrowserChoice {
  readonly executablePath: string;
  readonly args: string[];
}

/** No background traffic; no sandbox, which root cannot use in a container. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Argument for touch input: a headless browser reports a mouse even if touch is emulated. */
export const finger =
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';

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

/** The packaged browser: Chromium's headless shell for Linux on x64. */
async function packagedBrowser(): Promise<BrowserChoice> {
  const { default: packaged } = await import('@sparticuz/chromium');
  // The package's default arguments are for serverless hosts: one process, web security off.
  return { executablePath: await packaged.executablePath(), args };
}

/** The browser that `CHROME_PATH` names. */
function namedBrowser(): BrowserChoice | undefined {
  const named = process.env['CHROME_PATH'];
  if (named === undefined || named === '') return undefined;
  if (!existsSync(named)) throw new Error(`CHROME_PATH is "${named}", and there is no such file.`);
  return { executablePath: named, args };
}

/**
 * Finds a Chromium: `CHROME_PATH`, the packaged one, an installed one, or Playwright's. The packaged one is preferred,
 * because a desktop browser spends a third of the processor on its own windows, and renders differently on each machine.
 * @throws when `CHROME_PATH` does not exist, or no browser is found
 */
export async function findBrowser(): Promise<BrowserChoice> {
  const named = namedBrowser();
  if (named) return named;
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const executablePath = installedBrowser() ?? chromium.executablePath();
  if (!existsSync(executablePath)) throw new Error('No Chrome or Chromium was found. CHROME_PATH can name one.');
  return { executablePath, args };
}

/** WebKitGTK through WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual display. */
import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort } from '../../freePort.ts';
import { findProgram, type Engine, type Key, type Visitor } from './visitor.ts';

const driver = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
const display = findProgram('XVFB_PATH', ['Xvfb']);
const running: ChildProcess[] = [];

/** WebDriver code points of keys. */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  End: '\uE010',
};

function start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  running.push(child);
  return child;
}

/** The browser of the driver's library. */
const [browser = ''] = globSync('/usr/lib{,exec,/*}/webkit*/MiniBrowser');

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 50; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a display, a driver and a browser. @returns URL of the session */
async function startSession(): Promise<string> {
  const screen = start(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24']);
  const number = await new Promise<string>((resolve) => {
    screen.stdio[3]?.once('data', (text: Buffer) => {
      resolve(text.toString().trim());
    });
  });
  const port = String(await freePort());
  // Root cannot use the sandbox in a container.
  start(driver, [`--port=${port}`], { DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' });
  const origin = `http://127.0.0.1:${port}`;
  await retry(() => call('GET', `${origin}/status`));
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const created = await call('POST', `${origin}/session`, { capabilities: { alwaysMatch: options } });
  return `${origin}/session/${(created as { sessionId: string }).sessionId}`;
}

/** One session for all tests, because the driver becomes unstable with several. */
let session: Promise<string> | undefined;

async function arrive(): Promise<Visitor> {
  session ??= startSession();
  const address = await session;
  const find = (expression: string): Promise<unknown> =>
    call('POST', `${address}/execute/sync`, { script: `return ${expression}`, args: [] });
  /**
   * Centres an element and waits until it stops moving: sections above get their height only near the viewport, and this
   * engine has no scroll anchoring.
   */
  const waitUntilStill = async (selector: string): Promise<void> => {
    const place = `(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
      return [x, y, width, height].join();
    })()`;
    let [before, still] = [await find(place), 0];
    while (still < 3) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const now = await find(place);
      still = now === before ? still + 1 : 0;
      before = now;
    }
  };
  const element = async (selector: string): Promise<string> => {
    const found = await call('POST', `${address}/element`, { using: 'css selector', value: selector });
    return `${address}/element/${Object.values(found as Record<string, string>)[0] ?? ''}`;
  };
  return {
    find,
    visit: (url) => call('POST', `${address}/url`, { url }),
    press: (selector) =>
      retry(async () => {
        await waitUntilStill(selector);
        await call('POST', `${await element(selector)}/click`, {});
      }),
    async key(name) {
      // As far apart as a person's.
      await new Promise((resolve) => setTimeout(resolve, 200));
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[name] }));
      await call('POST', `${address}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    type: (selector, text) => retry(async () => call('POST', `${await element(selector)}/value`, { text })),
    resize: (width, height) => call('POST', `${address}/window/rect`, { width, height }),
    async consoleErrors() {
      const script = `
        const [done] = arguments;
        const observer = new ReportingObserver(() => {}, { buffered: true });
        observer.observe();
        setTimeout(() => done(observer.takeRecords().map(({ type, body }) => type + ' ' + body.effectiveDirective)), 50);`;
      return (await call('POST', `${address}/execute/async`, { script, args: [] })) as string[];
    },
    leave: () => find('localStorage.clear()'),
  };
}

export const webkit: Engine = {
  name: 'WebKit',
  missing: [driver, display, browser].includes('')
    ? 'WebKit’s driver and a virtual display are not installed (Debian: apt-get install webkit2gtk-driver xvfb)'
    : undefined,
  arrive,
  async end() {
    if (session) await call('DELETE', await session);
    session = undefined;
    for (const child of running.splice(0).reverse()) child.kill();
  },
};

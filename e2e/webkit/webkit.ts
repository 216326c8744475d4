import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const START_TIMEOUT = 60_000;

/** Debian's WebKitWebDriver on a screen of its own; each session is a browser that remembers nothing. */
export interface WebKit {
  open: (width: number) => Promise<WebDriver>;
  stop: () => Promise<void>;
}

/** @throws an error when its driver does not answer */
export async function startWebKit(): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await displayOf(screen);
  const port = await freePort();
  const driver = spawn(process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = await waitUntil(async () => (await fetch(`${url}/status`)).ok, { timeoutMs: START_TIMEOUT });
  if (!isUp) throw new Error('WebKitWebDriver does not answer.');
  return {
    open: (width) => openSession(url, width),
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

async function openSession(url: string, width: number): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
  return driver;
}

async function displayOf({ stdio }: ChildProcess): Promise<string> {
  const [number] = await once(stdio[3] ?? fail(), 'data');
  return `:${String(number).trim()}`;
}

function fail(): never {
  throw new Error('Xvfb cannot be listened to.');
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const START_TIMEOUT = 60_000;
const OPEN_TIMEOUT = 30_000;
const MAX_ATTEMPTS = 3;

/** Debian's WebKit on a screen of its own. */
export interface WebKit {
  open: (width: number) => Promise<WebKitSession>;
  stop: () => Promise<void>;
}

/** A browser that remembers nothing. */
export interface WebKitSession {
  driver: WebDriver;
  close: () => Promise<void>;
}

export async function startWebKit(): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await displayOf(screen);
  return { open: (width) => open(display, width), stop: () => end(screen) };
}

/**
 * Between the driver's choice of a port for its browser and the browser's own start another program may take it, and the
 * driver waits for ever: another driver is started then.
 * @throws an error when none answers
 */
async function open(display: string, width: number, attempt = 1): Promise<WebKitSession> {
  const { server, url } = await startDriver(display);
  const driver = await openSession(url);
  if (driver) {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
    const close = async () => {
      await driver.quit();
      await end(server);
    };
    return { driver, close };
  }
  await end(server);
  if (attempt === MAX_ATTEMPTS) throw new Error('WebKit does not open.');
  return open(display, width, attempt + 1);
}

async function startDriver(display: string): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort();
  const server = spawn(process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = await waitUntil(async () => (await fetch(`${url}/status`)).ok, { timeoutMs: START_TIMEOUT });
  if (!isUp) throw new Error('WebKitWebDriver does not answer.');
  return { server, url };
}

/** @returns undefined when the browser does not open in time */
async function openSession(url: string): Promise<WebDriver | undefined> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = new Builder().usingServer(url).withCapabilities(capabilities).build();
  const opened = driver.then(
    () => true,
    () => false,
  );
  const isOpen = await Promise.race([opened, setTimeout(OPEN_TIMEOUT, false)]);
  return isOpen ? await driver : undefined;
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

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below those that Linux (from 32768) and the others give to connections, so that none takes one before it is used. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_000;
const MAX_TRIES = 100;

/** The port is reserved for as long as this process runs: no other that asks is given it, used or not. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    const reservation = await reserve(port);
    if (reservation && (await isPortFree(port, '127.0.0.1'))) return port;
    reservation?.close();
  }
  throw new Error(`There is no free port from ${FIRST_PORT} to ${LAST_PORT} on this machine.`);
}

export async function isPortFree(port: number, host: string): Promise<boolean> {
  return tryToListen({ port, host }).then(
    () => true,
    () => false,
  );
}

/** @throws what the system says */
export async function tryToListen(place: { port: number; host: string }): Promise<void> {
  const server = await listenOn(place);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * By an abstract socket of that name, which Linux gives up with the process; elsewhere there are no such names, and a
 * port stays free to all until something listens on it.
 */
async function reserve(port: number): Promise<Server | undefined> {
  if (process.platform !== 'linux') return createServer();
  const server = await listenOn({ path: `\0studio-website-port-${port}` }).catch(() => undefined);
  return server?.unref();
}

async function listenOn(place: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer().listen(place);
  await once(server, 'listening');
  return server;
}

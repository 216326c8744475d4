import { randomInt } from 'node:crypto';
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
  const server = await listenOn({ port, host });
  if (!server) return false;
  await new Promise((resolve) => server.close(resolve));
  return true;
}

/**
 * By an abstract socket of that name, which Linux gives up with the process; elsewhere there are no such names, and a
 * port stays free to all until something listens on it.
 */
async function reserve(port: number): Promise<Server | undefined> {
  if (process.platform !== 'linux') return createServer();
  return (await listenOn({ path: `\0studio-website-port-${port}` }))?.unref();
}

/** @returns undefined when the place is taken or not to be had */
function listenOn(place: { port: number; host: string } | { path: string }): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(place, () => resolve(server));
  });
}

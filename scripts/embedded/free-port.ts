import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that Linux (from 32768) and the others give to connections, so that none takes one before it is used. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_000;
const MAX_TRIES = 100;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new Error(`There is no free port from ${FIRST_PORT} to ${LAST_PORT} on this machine.`);
}

export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

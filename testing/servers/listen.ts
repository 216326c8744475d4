import type { Server } from 'node:net';
import { freePort } from '../../scripts/embedded/free-port.ts';

/** Listens on loopback. @param port 0 for any free one, which stays free for a server that stops and starts again @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  const wanted = port || (await freePort());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(wanted);
    });
  });
}

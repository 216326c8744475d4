import type { Server } from 'node:net';
import { freePort } from '../../scripts/embedded/free-port.ts';

/** Listens on loopback. @param port 0: any that is free, and stays so for who stops and comes back @returns the port */
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

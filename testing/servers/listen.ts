import type { Server } from 'node:net';

/** Listens on loopback. @param port any free one when it is 0 @returns the port */
export function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The server does not listen on a port.'));
    });
  });
}

import { createServer } from 'node:net';

/** A port on loopback that nothing listens on: the preferred one if it can be had. */
export async function freePort(preferred = 0): Promise<number> {
  return (
    (await portIfFree(preferred)) ??
    (await portIfFree(0)) ??
    Promise.reject(new Error('There is no free port.'))
  );
}

function portIfFree(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

import { createServer } from 'node:net';

export async function freePort(): Promise<number> {
  const port = await tryPort(0, '127.0.0.1');
  if (port === undefined) throw new Error('There is no free port on this machine.');
  return port;
}

export async function isPortFree(port: number, host: string): Promise<boolean> {
  return (await tryPort(port, host)) !== undefined;
}

function tryPort(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

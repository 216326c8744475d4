import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { listen } from './listen.ts';

const PROBE_INTERVAL_MS = 100;

/**
 * As a Service of Kubernetes: each new connection goes to one of the servers that are ready, in turn.
 * @param path answered with 200 by who is ready
 */
export async function startTcpBalancer(
  ports: number[],
  path: string,
): Promise<{ url: string; stop: () => void }> {
  const clients = new Set<Socket>();
  let ready = ports;
  let turn = 0;
  const balancer = createServer((client) => {
    clients.add(client);
    turn += 1;
    const port = ready[turn % ready.length];
    // Nothing listens on port 0: while no server is ready, the connection is refused.
    const server = connect(port ?? 0, '127.0.0.1');
    client.pipe(server).pipe(client);
    server.on('error', () => client.resetAndDestroy());
    client.on('error', () => client.destroy());
    client.on('close', () => {
      clients.delete(client);
      server.destroy();
    });
  });
  const look = async (): Promise<void> => {
    const states = await Promise.all(ports.map((port) => isReady(port, path)));
    ready = ports.filter((_port, index) => states[index]);
  };
  const probe = setInterval(() => void look(), PROBE_INTERVAL_MS);
  const port = await listen(balancer);
  const stop = (): void => {
    clearInterval(probe);
    balancer.close();
    for (const client of clients) client.destroy();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** On a connection of its own, which is quicker to answer than a fetch. */
async function isReady(port: number, path: string): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    return String(answer).startsWith('HTTP/1.1 200 ');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

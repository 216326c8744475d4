import { type Socket, connect, createServer } from 'node:net';
import { listen } from './listen.ts';

export interface TcpProxy {
  url: string;
  /** Breaks every connection and refuses new ones, as when the server dies. */
  disconnect(): Promise<void>;
  restore(): Promise<void>;
  /** Drops all data of the present connections, and does not even tell their end, as when a node is lost. */
  silence(): void;
  /** As `silence`, and new connections are accepted without ever an answer, until `resume`. */
  silenceAll(): void;
  resume(): void;
}

interface Link {
  client: Socket;
  server: Socket;
  isSilent: boolean;
}

export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const target = new URL(serverUrl);
  const links = new Set<Link>();
  let isAllSilent = false;
  const proxy = createServer((client) => {
    const link = open(client, connect(Number(target.port), target.hostname));
    links.add(link);
    client.on('close', () => links.delete(link));
    if (isAllSilent) silence(link);
  });
  const port = await listen(proxy);
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    disconnect: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const { client } of links) client.destroy();
      }),
    restore: async () => {
      await listen(proxy, port);
    },
    silence: () => links.forEach(silence),
    silenceAll: () => {
      isAllSilent = true;
      links.forEach(silence);
    },
    resume: () => {
      isAllSilent = false;
    },
  };
}

function open(client: Socket, server: Socket): Link {
  const link = { client, server, isSilent: false };
  client.pipe(server, { end: false });
  server.pipe(client, { end: false });
  client.on('error', () => client.destroy());
  server.on('error', () => server.destroy());
  client.on('close', () => server.destroy());
  server.on('close', () => link.isSilent || client.destroy());
  return link;
}

function silence(link: Link): void {
  link.isSilent = true;
  link.client.unpipe(link.server);
  link.server.unpipe(link.client);
  link.client.resume();
  link.server.resume();
}

import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export interface DatabaseLine {
  /** Reaches the same database through this line. */
  url: string;
  /** Breaks every connection and refuses new ones, as when the database server dies. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Nothing passes the connections of now any more, in neither direction and not even their end, as when a node is lost. */
  silence(): void;
  /** As `silence`, and new connections are taken without ever an answer, until `speak`. */
  silenceAll(): void;
  speak(): void;
}

interface Link {
  near: Socket;
  far: Socket;
  isSilent: boolean;
}

/** A line to a real database that can be cut or go silent. */
export async function openLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const links = new Set<Link>();
  let isAllSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const link = { near, far, isSilent: false };
    links.add(link);
    near.pipe(far, { end: false });
    far.pipe(near, { end: false });
    near.on('error', () => near.destroy());
    far.on('error', () => far.destroy());
    near.on('close', () => {
      links.delete(link);
      far.destroy();
    });
    far.on('close', () => link.isSilent || near.destroy());
    if (isAllSilent) silence(link);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve(portOf(server.address())));
    });
  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const { near } of links) near.destroy();
      }),
    restore: async () => {
      await listen(port);
    },
    silence: () => links.forEach(silence),
    silenceAll: () => {
      isAllSilent = true;
      links.forEach(silence);
    },
    speak: () => {
      isAllSilent = false;
    },
  };
}

/** What is sent is taken, and lost. */
function silence(link: Link): void {
  link.isSilent = true;
  link.near.unpipe(link.far);
  link.far.unpipe(link.near);
  link.near.resume();
  link.far.resume();
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The line has no port.');
  return address.port;
}

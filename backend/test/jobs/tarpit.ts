import { type Socket, createServer } from 'node:net';

const LINE_EVERY_MS = 200;

export interface Tarpit {
  url: string;
  held: () => number;
  stop: () => Promise<void>;
}

/** A mail server that greets without end: each line is in time, and none is the last. */
export async function openTarpit(): Promise<Tarpit> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const line = setInterval(() => socket.write('220-One moment, please\r\n'), LINE_EVERY_MS);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(line);
      sockets.delete(socket);
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    held: () => sockets.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

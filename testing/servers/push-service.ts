import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface PushRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface PushService {
  origin: string;
  received: PushRequest[];
  /** What it answers from now on. */
  answer: (status: number) => void;
  stop(): Promise<void>;
}

/** Takes messages as the push service of a browser does. */
export async function openPushService(port = 0): Promise<PushService> {
  let status = 201;
  const received: PushRequest[] = [];
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: await buffer(request) });
    response.writeHead(status).end();
  }
  const server = createServer((request, response) => {
    void receive(request, response);
  });
  const listening = await listen(server, port);
  return {
    origin: `http://127.0.0.1:${listening}`,
    received,
    answer: (next) => (status = next),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

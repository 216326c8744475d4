import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';

/** What a service was asked, as it saw it. */
const seen = z.object({
  service: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  bytes: z.number(),
});
export type Seen = z.infer<typeof seen>;

export const readSeen = (body: Buffer): Seen => seen.parse(JSON.parse(body.toString()));

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface StandIn {
  url: string;
  /** Requests that reached it. */
  requests: Seen[];
  /** Sets headers and status of the next answers; their body says what was asked, unless this ends them. */
  answer: Answer;
  stop: () => Promise<void>;
}

/** A server behind NGINX whose answers tell what reached it. */
export async function startService(service: string, host = '127.0.0.1', port = 0): Promise<StandIn> {
  // Whoever leaves in the middle has no answer to be given.
  const server = createServer((request, response) => {
    reply(request, response).catch(() => response.destroy());
  });
  const running: StandIn = {
    url: await listen(server, host, port),
    requests: [],
    answer: () => {},
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const what: Seen = {
      service,
      method,
      url,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      bytes: (await buffer(request)).length,
    };
    running.requests.push(what);
    await running.answer(request, response);
    if (!response.writableEnded) response.end(JSON.stringify(what));
  }
  return running;
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    server.listen(port, host, () => {
      const address = server.address();
      resolve(`http://${host}:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}

import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from './listen.ts';

const alarm = z.object({
  event: z.string(),
  text: z.string(),
  site: z.string(),
  problem: z.string().nullable(),
});

export interface Webhook {
  url: string;
  alarms: z.infer<typeof alarm>[];
  stop(): Promise<void>;
}

/** Takes the alarms that an operator is sent. */
export async function openWebhook(): Promise<Webhook> {
  const alarms: Webhook['alarms'] = [];
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    alarms.push(alarm.parse(JSON.parse(await text(request))));
    response.end();
  }
  const server = createServer((request, response) => {
    void receive(request, response);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/alarms`,
    alarms,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilNobodyEnters } from './until-nobody-enters.ts';

const POLL_INTERVAL_MS = 50;

/**
 * On SIGTERM, and when the parent process is gone: for a quarter of the time balancers are told to look elsewhere and every
 * answer ends its connection, then nothing new is taken, and after half of it idle connections are closed. What still runs
 * at its end is cut off.
 * @returns aborted as soon as this has begun
 */
export function stopGracefully(server: Server, seconds: number): AbortSignal {
  const stopping = new AbortController();
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    if (!server.listening) process.exit(0);
    setTimeout(() => process.exit(0), seconds * 1000).unref();
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
    await sleep(seconds * 250);
    await untilNobodyEnters(server, seconds * 250);
    // HTTP's own close would also end connections whose first request is still on its way.
    TcpServer.prototype.close.call(server, () => process.exit(0));
    await sleep(seconds * 250);
    setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => void stop());
  return stopping.signal;
}

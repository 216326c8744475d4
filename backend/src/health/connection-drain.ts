import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { untilNobodyEnters } from './until-nobody-enters.js';

const POLL_INTERVAL_MS = 50;

/**
 * Requests end before the database closes. This and the job worker's share must stay below the start script's 4 s.
 * After a signal, for a quarter of the time balancers are told to look elsewhere and every answer ends its connection, then
 * nothing new is taken, and after half of it idle connections are closed. What still runs at its end is cut off.
 */
@Injectable()
export class ConnectionDrain implements BeforeApplicationShutdown {
  isStopping = false;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.isStopping = true;
    const server: Server = this.host.httpAdapter.getHttpServer();
    const quarterMs = this.env.SHUTDOWN_TIMEOUT_SECONDS * 250;
    const politeMs = signal && server.listening ? quarterMs : 0;
    const deadline = setTimeout(() => server.closeAllConnections(), 4 * quarterMs);
    if (politeMs > 0) await this.sendAway(server, politeMs);
    // HTTP's own close would also end connections whose first request is still on its way.
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    await Promise.race([closed, sleep(politeMs)]);
    const poll = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS);
    await closed;
    clearInterval(poll);
    clearTimeout(deadline);
  }

  private async sendAway(server: Server, timeMs: number): Promise<void> {
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
    await sleep(timeMs);
    await untilNobodyEnters(server, timeMs);
  }
}

import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

const POLL_INTERVAL_MS = 50;

/** Requests end before the database closes. This and the job worker's share must stay below the start script's 4 s. */
@Injectable()
export class ConnectionDrain implements BeforeApplicationShutdown {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    const server: Server = this.host.httpAdapter.getHttpServer();
    const poll = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), this.env.SHUTDOWN_TIMEOUT_SECONDS * 1000);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(poll);
    clearTimeout(deadline);
  }
}

import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

const LOOK_EVERY_MS = 50;
/** Together with the job worker's share less than the four seconds after which the start script kills. */
const DRAIN_WITHIN_MS = 2_000;

/** Requests under way finish while the database is still there; no connection, idle or slow, keeps the process from ending. */
@Injectable()
export class ConnectionDrain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(): Promise<void> {
    const server: Server = this.host.httpAdapter.getHttpServer();
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_WITHIN_MS);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(look);
    clearTimeout(deadline);
  }
}

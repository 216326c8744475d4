import type { PoolConfig } from 'pg';
import { DatabaseClient } from './database-client.js';

/** Requests and short jobs; jobs and exports that take their time; bringing the tables up to date. */
export type Purpose = 'serving' | 'background' | 'migrating';

/** Milliseconds. */
export const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

const always = {
  Client: DatabaseClient,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
};

/**
 * In milliseconds. `query_timeout` is the client's own, for a server that says nothing at all: a little longer than
 * what the server itself allows a statement. An idle connection is closed after ten seconds, so that with the seven of
 * `serving` no connection that went silent is left after twenty.
 */
export const connectionLimits: Record<Purpose, PoolConfig> = {
  serving: {
    ...always,
    max: 10,
    statement_timeout: 6_000,
    query_timeout: 7_000,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 15_000,
  },
  // Each piece of work has a connection of its own, opened for it.
  background: {
    ...always,
    max: 4,
    maxUses: 1,
    statement_timeout: 180_000,
    query_timeout: 190_000,
    lock_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  // A statement may build an index for as long as it takes. What it waits for meanwhile, everybody else waits for,
  // and less long than `serving` would take for a failure.
  migrating: { ...always, max: 3, lock_timeout: 3_000 },
};

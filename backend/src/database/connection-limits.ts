import type { PoolConfig } from 'pg';
import { DatabaseClient } from './database-client.js';

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

/** Milliseconds. `query_timeout` is the client's own and catches a server that is silent. */
export const connectionLimits: Record<Purpose, PoolConfig> = {
  serving: {
    ...always,
    max: 10,
    statement_timeout: 6_000,
    query_timeout: 7_000,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 15_000,
  },
  background: {
    ...always,
    max: 4,
    maxUses: 1,
    statement_timeout: 180_000,
    query_timeout: 190_000,
    lock_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  // An index may take long to build; but a wait for a lock holds up everybody behind it, so it ends first.
  migrating: { ...always, max: 3, lock_timeout: 3_000 },
};

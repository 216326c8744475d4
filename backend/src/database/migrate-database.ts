import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { DatabaseEnv } from '../config/env.js';
import { reasonOf } from '../errors/reason-of.js';
import { connectionLimits } from './connection-limits.js';
import { dataSourceOptions } from './data-source-options.js';
import { setHistoryPeriod } from './history-period.js';
import { openPool } from './open-pool.js';
import { grantScratch, makeScratch } from './make-scratch.js';
import { grantServing, letServingRoleIn, roleOf } from './serving-role.js';

/** Postgres: lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';
const lockFailure = z.object({ code: z.literal(LOCK_NOT_AVAILABLE) });

export interface LockRetry {
  /** Longest wait for a table; everybody who wants to read it waits behind. 3 s unless given. */
  lockTimeoutMs?: number;
  maxAttempts: number;
  /** Between two attempts, so that others have their turn. */
  pauseMs: number;
}

const DEFAULT_RETRY: LockRetry = { maxAttempts: 12, pauseMs: 5_000 };

/** Runs our migrations and the queue's as the owner, one server at a time. @returns how many of ours were run */
export async function migrateDatabase(
  {
    DATABASE_URL: servingUrl,
    MIGRATION_DATABASE_URL: ownerUrl = servingUrl,
    SCRATCH_DATABASE_URL: scratchUrl,
  }: DatabaseEnv & { SCRATCH_DATABASE_URL?: string | undefined },
  retry = DEFAULT_RETRY,
): Promise<number> {
  const { lockTimeoutMs = connectionLimits.migrating.lock_timeout } = retry;
  const limits = { ...connectionLimits.migrating, lock_timeout: lockTimeoutMs };
  const database = new DataSource({ ...dataSourceOptions(ownerUrl), extra: limits });
  const pool = openPool(ownerUrl, limits);
  await database.initialize();
  const owner = database.createQueryRunner();
  try {
    await owner.query('SET lock_timeout = 0');
    await owner.query(`SELECT pg_advisory_lock(hashtextextended('migrations', 0))`);
    // The queue's first: servers wait for the last of ours, and then need all of it.
    await retryWhileLocked(() => runMigrations({ pgPool: pool }), retry);
    const done = new Set<string>();
    await retryWhileLocked(async () => {
      for (const { name } of await database.runMigrations()) done.add(name);
    }, retry);
    await retryWhileLocked(() => setHistoryPeriod(database.manager), retry);
    if (roleOf(servingUrl) !== roleOf(ownerUrl))
      await retryWhileLocked(() => prepareServing(database, servingUrl), retry);
    if (scratchUrl) await makeScratchSoon(database, scratchUrl, retry);
    await retryWhileLocked(() => grantScratch(database), retry);
    return done.size;
  } finally {
    await owner.release();
    await database.destroy();
    await pool.end();
  }
}

/** Whoever else makes its role may be about to. */
async function makeScratchSoon(
  database: DataSource,
  scratchUrl: string,
  { maxAttempts, pauseMs }: LockRetry,
): Promise<void> {
  try {
    await makeScratch(database, scratchUrl);
  } catch (error) {
    if (maxAttempts <= 1) return warn(error);
    await setTimeout(pauseMs);
    await makeScratchSoon(database, scratchUrl, { pauseMs, maxAttempts: maxAttempts - 1 });
  }
}

/** A site that proves no backups is better than one that an upgrade left half way. */
function warn(error: unknown): void {
  process.stderr.write(
    `No backup can be proved, because the scratch database could not be made: ${reasonOf(error)}\n`,
  );
}

async function prepareServing(database: DataSource, servingUrl: string): Promise<void> {
  await letServingRoleIn(database, servingUrl);
  await database.transaction((owner) => grantServing(owner, roleOf(servingUrl)));
}

async function retryWhileLocked(
  run: () => Promise<unknown>,
  { maxAttempts, pauseMs, ...retry }: LockRetry,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!lockFailure.safeParse(error).success) throw error;
    if (maxAttempts <= 1)
      throw new Error(
        'A migration could not be run, because its table was in use each time. Nothing waits for it any more: end the long query (see pg_stat_activity) and run it again.',
        { cause: error },
      );
    await setTimeout(pauseMs);
    await retryWhileLocked(run, { ...retry, pauseMs, maxAttempts: maxAttempts - 1 });
  }
}

import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

export interface JobOptions {
  /** A job that is still waiting under the same key is replaced, not added to. */
  key?: string;
  /** The wait after the nth attempt is about e^n seconds, at most 6 hours. */
  attempts?: number;
  /** Jobs of one queue run one after the other, on all servers together. */
  queue?: string;
  /** Those with a lower number come first; 0 unless set. */
  priority?: number;
}

@Injectable()
export class JobQueue {
  /** Adds a job within the transaction of `manager`: rolled back with it, picked up at once when it is committed. */
  async add(
    manager: EntityManager,
    name: string,
    payload: Record<string, unknown>,
    { key, attempts, queue, priority }: JobOptions = {},
  ): Promise<void> {
    await manager.query(
      `SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3, max_attempts := $4,
         queue_name := $5, priority := $6)`,
      [name, JSON.stringify(payload), key ?? null, attempts ?? null, queue ?? null, priority ?? null],
    );
  }

  /** Those of `keys` whose job waits, runs or was given up. */
  async queuedKeys(database: DataSource, keys: string[]): Promise<Set<string>> {
    const sql = 'SELECT key FROM graphile_worker.jobs WHERE key = ANY($1)';
    const rows = await queryRows(database, z.object({ key: z.string() }), sql, [keys]);
    return new Set(rows.map(({ key }) => key));
  }
}

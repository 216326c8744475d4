import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

/** Longer than any job may take: the process that holds one for so long was killed. */
export const ABANDONED_AFTER_SECONDS = 300;
export const RELEASE_ABANDONED_JOBS = 'release-abandoned-jobs';

export interface JobOptions {
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** The wait after the nth attempt is about e^n seconds, at most 6 hours. */
  attempts?: number;
  /** Jobs of one queue run one after the other, on all servers together. */
  queue?: string;
  priority?: number;
  runAt?: Date;
}

const jobCount = z.object({ task: z.string(), state: z.string(), count: z.coerce.number() });
export type JobCount = z.infer<typeof jobCount>;

/** SQL for other modules: how the job with this key stands, null when there is none. `failed` was given up. */
export function jobState(key: string): string {
  return `(SELECT CASE WHEN attempts < max_attempts THEN 'waiting' ELSE 'failed' END
    FROM graphile_worker.jobs WHERE key = ${key})`;
}

/** SQL for other modules: whether the job with this key waits or runs, the last try too. */
export function isJobGoingOn(key: string): string {
  return `EXISTS (SELECT FROM graphile_worker.jobs
    WHERE key = ${key} AND (attempts < max_attempts OR locked_at IS NOT NULL))`;
}

@Injectable()
export class JobQueue {
  constructor(private readonly database: DataSource) {}

  async add(
    manager: EntityManager,
    name: string,
    payload: Record<string, unknown>,
    { key, attempts, queue, priority, runAt }: JobOptions = {},
  ): Promise<void> {
    await manager.query(
      `SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3, max_attempts := $4,
         queue_name := $5, priority := $6, run_at := $7)`,
      [
        name,
        JSON.stringify(payload),
        key ?? null,
        attempts ?? null,
        queue ?? null,
        priority ?? null,
        runAt ?? null,
      ],
    );
  }

  /** Whether the job with this key waits for its first try, or runs. */
  async isImminent(manager: EntityManager, key: string): Promise<boolean> {
    const sql = 'SELECT FROM graphile_worker.jobs WHERE key = $1 AND (attempts = 0 OR locked_at IS NOT NULL)';
    return (await queryRows(manager, z.object({}), sql, [key])).length > 0;
  }

  /** Those of `keys` whose job waits, runs or was given up. */
  async queuedKeys(database: DataSource, keys: string[]): Promise<Set<string>> {
    const sql = 'SELECT key FROM graphile_worker.jobs WHERE key = ANY($1)';
    const rows = await queryRows(database, z.object({ key: z.string() }), sql, [keys]);
    return new Set(rows.map(({ key }) => key));
  }

  /** The queue itself would wait four hours, too long for an enquiry. */
  async releaseAbandoned(): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
       FROM graphile_worker.jobs WHERE locked_at < now() - make_interval(secs => $1) HAVING count(*) > 0`,
      [ABANDONED_AFTER_SECONDS],
    );
  }

  /**
   * Tries at once what has failed and waits for another attempt, up to six hours else.
   * @param only those of these names, without this in their error, of which those with most attempts left; `within` so many
   * minutes before and from now they are not tried by themselves, and keep their last attempt for then
   */
  async hastenRetries(
    manager: EntityManager | DataSource,
    only: { names?: string[]; without?: string; within?: number; atMost?: number } = {},
  ): Promise<void> {
    await manager.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM (
         SELECT id FROM graphile_worker.jobs
         WHERE attempts BETWEEN 1 AND max_attempts - 1 AND locked_at IS NULL AND run_at > now()
           AND ($1::text[] IS NULL OR task_identifier = ANY($1))
           AND ($2::text IS NULL OR coalesce(last_error, '') !~ $2)
           AND ($3::integer IS NULL OR attempts < max_attempts - 1
             AND updated_at < now() - make_interval(mins => $3) AND run_at > now() + make_interval(mins => $3))
         ORDER BY max_attempts - attempts DESC LIMIT $4
       ) AS waiting HAVING count(*) > 0`,
      [only.names ?? null, only.without ?? null, only.within ?? null, only.atMost ?? null],
    );
  }

  /** Whether no worker finishes jobs: one that is due every minute has waited longer than any may take. */
  async isStuck(): Promise<boolean> {
    const [job] = await queryRows(
      this.database,
      z.object({}),
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = $1 AND attempts < max_attempts
       AND run_at < now() - make_interval(secs => $2) LIMIT 1`,
      [RELEASE_ABANDONED_JOBS, ABANDONED_AFTER_SECONDS],
    );
    return job !== undefined;
  }

  /** `retrying` has failed and is tried again; `failed` was given up. */
  countByState(): Promise<JobCount[]> {
    return queryRows(
      this.database,
      jobCount,
      `SELECT task_identifier AS task, count(*),
         CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'failed'
           WHEN attempts > 0 THEN 'retrying' ELSE 'waiting' END AS state
       FROM graphile_worker.jobs GROUP BY task, state`,
    );
  }

  /** Removes those that were last tried before that, except of these names, and those in whose place another has come. */
  async removeGivenUp(age: string, kept: string[]): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
       WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - $1::interval
         AND (task_identifier <> ALL($2) OR key IS NULL) HAVING count(*) > 0`,
      [age, kept],
    );
  }

  /** Removes the jobs with these keys, except those that are running. */
  async remove(manager: EntityManager, keys: string[]): Promise<void> {
    await manager.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) AS key', [keys]);
  }
}

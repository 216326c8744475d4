import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';
import { studio } from '../studio/studio.js';

/** A cycle that takes longer is silent. */
export const CYCLE_MINUTES = 30;
const IS_IN_TIME = `started_at > now() - interval '${CYCLE_MINUTES} minutes'`;
/** What is older says nothing about now: it was switched off, or a backup was restored. */
const RECENT = '3 hours';

const id = z.object({ id: z.uuid() });
const cycle = z.object({
  startedAt: z.date(),
  hasArrived: z.boolean(),
  finishedAt: z.date().nullable(),
  problem: z.string().nullable(),
});
export type Cycle = z.infer<typeof cycle>;
const CYCLE = `started_at AS "startedAt", arrived_at IS NOT NULL AS "hasArrived", finished_at AS "finishedAt", problem`;

export async function startCycle(manager: EntityManager): Promise<string> {
  await manager.query(
    `DELETE FROM canary_cycle WHERE started_at < now() - interval '${studio.retention.canary}'`,
  );
  const [started] = await queryRows(manager, id, 'INSERT INTO canary_cycle DEFAULT VALUES RETURNING id');
  if (!started) throw new Error('No canary could be started.');
  return started.id;
}

/** @returns whether it was expected: each arrives once, and soon after its start */
export async function markArrived(manager: EntityManager, cycleId: string): Promise<boolean> {
  const sql = `UPDATE canary_cycle SET arrived_at = now()
    WHERE id = $1 AND arrived_at IS NULL AND started_at > now() - interval '${CYCLE_MINUTES} minutes' RETURNING id`;
  return (await queryRows(manager, id, sql, [cycleId])).length > 0;
}

/** @returns whether its mail is still to be sent; after the time of the cycle it is of no use */
export async function isToBeMailed(database: DataSource, cycleId: string): Promise<boolean> {
  return isUnderWay(database, cycleId, 'arrived_at IS NOT NULL AND mailed_at IS NULL');
}

export async function isToReturn(database: DataSource, cycleId: string): Promise<boolean> {
  return isUnderWay(database, cycleId, 'mailed_at IS NOT NULL AND returned_at IS NULL');
}

export async function markMailed(manager: EntityManager, cycleId: string, isTheEnd: boolean): Promise<void> {
  const end = isTheEnd ? ', finished_at = now()' : '';
  await manager.query(`UPDATE canary_cycle SET mailed_at = now(), problem = NULL${end} WHERE id = $1`, [
    cycleId,
  ]);
}

/** Those that may still be in the mailbox. */
export async function readUnreturned(database: DataSource): Promise<string[]> {
  const sql = `SELECT id FROM canary_cycle WHERE mailed_at > now() - interval '1 day' AND returned_at IS NULL`;
  return (await queryRows(database, id, sql)).map((row) => row.id);
}

export async function markReturned(database: DataSource, cycleIds: string[]): Promise<void> {
  await database.query(
    `UPDATE canary_cycle SET returned_at = now(), finished_at = CASE WHEN ${IS_IN_TIME} THEN now() END,
       problem = CASE WHEN NOT ${IS_IN_TIME} THEN problem END WHERE id = ANY($1)`,
    [cycleIds],
  );
}

export async function markProblem(database: DataSource, cycleId: string, problem: string): Promise<void> {
  await database.query('UPDATE canary_cycle SET problem = $2 WHERE id = $1', [cycleId, problem]);
}

/** The newest of which it is known how they ended, the newest first. */
export function readEnded(database: DataSource, count: number): Promise<Cycle[]> {
  return queryRows(
    database,
    cycle,
    `SELECT ${CYCLE} FROM canary_cycle
     WHERE (finished_at IS NOT NULL OR NOT ${IS_IN_TIME}) AND started_at > now() - interval '${RECENT}'
     ORDER BY started_at DESC LIMIT $1`,
    [count],
  );
}

export async function readLastFinished(database: DataSource): Promise<Cycle | undefined> {
  const sql = `SELECT ${CYCLE} FROM canary_cycle WHERE finished_at IS NOT NULL ORDER BY finished_at DESC LIMIT 1`;
  return (await queryRows(database, cycle, sql))[0];
}

async function isUnderWay(database: DataSource, cycleId: string, condition: string): Promise<boolean> {
  const sql = `SELECT id FROM canary_cycle
    WHERE id = $1 AND ${condition} AND started_at > now() - interval '${CYCLE_MINUTES} minutes'`;
  return (await queryRows(database, id, sql, [cycleId])).length > 0;
}

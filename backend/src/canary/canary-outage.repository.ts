import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../database/query-rows.js';

const outage = z.object({ beganAt: z.date() });

/** @returns whether it was not known yet */
export async function openOutage(manager: EntityManager, beganAt: Date): Promise<boolean> {
  const sql = `INSERT INTO canary_outage (began_at) VALUES ($1) ON CONFLICT DO NOTHING RETURNING began_at AS "beganAt"`;
  return (await queryRows(manager, outage, sql, [beganAt])).length > 0;
}

/** @returns when it began, undefined when there was none */
export async function closeOutage(manager: EntityManager): Promise<Date | undefined> {
  const sql = `UPDATE canary_outage SET healed_at = now() WHERE healed_at IS NULL RETURNING began_at AS "beganAt"`;
  return (await queryRows(manager, outage, sql))[0]?.beganAt;
}

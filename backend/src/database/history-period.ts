import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { studio } from '../studio/studio.js';
import { queryRows } from './query-rows.js';

const sourceRow = z.object({ source: z.string() });
const SOURCE = `SELECT prosrc AS source FROM pg_proc
  WHERE proname = 'remove_old_audit_entries' AND pronamespace = 'public'::regnamespace`;

/** As the owner: the serving role may not change how old a line of the history must be to go. */
export async function setHistoryPeriod(owner: EntityManager): Promise<void> {
  const period = `interval '${studio.retention.history}'`;
  const [written] = await queryRows(owner, sourceRow, SOURCE);
  if (written?.source.includes(period)) return;
  await owner.query(`
    CREATE OR REPLACE FUNCTION remove_old_audit_entries() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
      WITH removed AS (
        DELETE FROM public.audit_entry WHERE at < now() - ${period} RETURNING 1)
      SELECT count(*) FROM removed
    $$`);
}

import type { EntityManager } from 'typeorm';
import { studio } from '../studio/studio.js';

/** As the owner: the serving role may not change how old a line of the history must be to go. */
export async function setHistoryPeriod(owner: EntityManager): Promise<void> {
  await owner.query(`
    CREATE OR REPLACE FUNCTION remove_old_audit_entries() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
      WITH removed AS (
        DELETE FROM public.audit_entry WHERE at < now() - interval '${studio.retention.history}' RETURNING 1)
      SELECT count(*) FROM removed
    $$`);
}

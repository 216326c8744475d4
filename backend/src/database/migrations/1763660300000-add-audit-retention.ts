import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs as its owner with a fixed age, so that the serving role needs no right to delete. */
export class AddAuditRetention1763660300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION remove_old_audit_entries() RETURNS bigint
      LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
      AS $$
        WITH removed AS (
          DELETE FROM public.audit_entry WHERE at < now() - interval '24 months' RETURNING 1)
        SELECT count(*) FROM removed
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION remove_old_audit_entries()');
  }
}

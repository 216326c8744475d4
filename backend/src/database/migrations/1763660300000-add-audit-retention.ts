import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries of the audit list go after two years. As its owner, so that whoever serves need not be able to delete there;
 * with the age written here, so that nobody who calls it has a say in what goes.
 */
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

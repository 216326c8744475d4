import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry never changes, so it keeps the id of an account that was removed. */
export class AddAuditOrigin1763660510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entry
        DROP CONSTRAINT audit_entry_admin_id_fkey,
        ADD network text,
        ADD request_id text
    `);
    await runner.query('CREATE INDEX audit_entry_action_idx ON audit_entry (action, at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_action_idx');
    await runner.query(
      'UPDATE audit_entry SET admin_id = NULL WHERE NOT EXISTS (SELECT FROM admin WHERE admin.id = admin_id)',
    );
    await runner.query(`
      ALTER TABLE audit_entry
        DROP network,
        DROP request_id,
        ADD CONSTRAINT audit_entry_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin ON DELETE SET NULL
    `);
  }
}

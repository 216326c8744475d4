import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexAuditEntry1763663100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX audit_entry_at_idx ON audit_entry (at)');
    await runner.query('CREATE INDEX audit_entry_who_idx ON audit_entry (who, id)');
    await runner.query('CREATE INDEX audit_entry_admin_idx ON audit_entry (admin_id, action, network)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_at_idx, audit_entry_who_idx, audit_entry_admin_idx');
  }
}

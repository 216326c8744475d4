import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names no visitor: entries outlive a person who was erased. */
export class CreateAuditEntry1763650100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at           timestamptz NOT NULL DEFAULT now(),
        admin_id     uuid REFERENCES admin ON DELETE SET NULL,
        who          text NOT NULL,
        action       text NOT NULL,
        subject_type text NOT NULL,
        subject_id   text,
        subject      text NOT NULL
      )
    `);
    await runner.query('CREATE INDEX audit_entry_subject_idx ON audit_entry (subject_type, subject_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSingleSignOn1763663200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE single_sign_on_identity (
        issuer     text NOT NULL,
        subject    text NOT NULL,
        admin_id   uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject),
        CONSTRAINT single_sign_on_identity_admin_id_key UNIQUE (admin_id, issuer)
      )`);
    await runner.query(`
      CREATE TABLE single_sign_on_ticket (
        token_hash   text PRIMARY KEY,
        browser_hash text NOT NULL,
        admin_id     uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        expires_at   timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX single_sign_on_ticket_admin_id_idx ON single_sign_on_ticket (admin_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE single_sign_on_ticket, single_sign_on_identity');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCheckedLink1763662200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE checked_link (
        address    text PRIMARY KEY,
        state      text NOT NULL DEFAULT 'checking' CHECK (state IN ('checking', 'ok', 'dead', 'unknown')),
        status     smallint,
        checked_at timestamptz,
        asked_at   timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query(
      `CREATE INDEX checked_link_waiting_idx ON checked_link (asked_at) WHERE state = 'checking'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE checked_link');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRestoreProof1763663300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restore_proof (
        outcome        text PRIMARY KEY CHECK (outcome IN ('proved', 'failed')),
        finished_at    timestamptz NOT NULL,
        seconds        integer NOT NULL,
        backup_made_at timestamptz,
        tables         integer,
        rows           integer,
        files          integer,
        problem        text
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restore_proof');
  }
}

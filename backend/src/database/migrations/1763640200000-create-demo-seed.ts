import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row once the sample posts were begun: a blog that staff have emptied stays empty. */
export class CreateDemoSeed1763640200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE demo_seed (
        only_row    boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        started_at  timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE demo_seed');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCanaryCycle1763661610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE canary_cycle (
        id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        started_at  timestamptz NOT NULL DEFAULT now(),
        arrived_at  timestamptz,
        mailed_at   timestamptz,
        returned_at timestamptz,
        finished_at timestamptz,
        problem     text
      )
    `);
    await runner.query('CREATE INDEX canary_cycle_started ON canary_cycle (started_at)');
    await runner.query(`
      CREATE TABLE canary_outage (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        began_at  timestamptz NOT NULL,
        healed_at timestamptz
      )
    `);
    await runner.query(
      'CREATE UNIQUE INDEX canary_outage_open ON canary_outage ((1)) WHERE healed_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE canary_outage');
    await runner.query('DROP TABLE canary_cycle');
  }
}

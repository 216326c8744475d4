import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateThrottle1763630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE throttle (
        key text PRIMARY KEY,
        taken integer NOT NULL,
        free_at timestamptz NOT NULL,
        forget_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE throttle');
  }
}

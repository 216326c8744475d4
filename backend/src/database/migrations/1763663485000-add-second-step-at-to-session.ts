import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSecondStepAtToSession1763663485000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD COLUMN second_step_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN second_step_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRenewedAtToSession1763663440000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD COLUMN renewed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN renewed_at');
  }
}

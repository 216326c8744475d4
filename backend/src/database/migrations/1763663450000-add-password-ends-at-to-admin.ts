import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPasswordEndsAtToAdmin1763663450000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin ADD COLUMN password_ends_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin DROP COLUMN password_ends_at');
  }
}

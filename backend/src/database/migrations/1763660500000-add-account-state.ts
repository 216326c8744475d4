import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAccountState1763660500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admin
        ADD blocked_at timestamptz,
        ADD password_is_temporary boolean NOT NULL DEFAULT false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin DROP blocked_at, DROP password_is_temporary');
  }
}

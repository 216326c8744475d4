import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAdminName1763650500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE admin ADD name text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin DROP name');
  }
}

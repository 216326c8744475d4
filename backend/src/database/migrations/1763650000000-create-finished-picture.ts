import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFinishedPicture1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE finished_picture (name text PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE finished_picture');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures whose AVIF files and social card are in the store. */
export class CreateFinishedPicture1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE finished_picture (name text PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE finished_picture');
  }
}

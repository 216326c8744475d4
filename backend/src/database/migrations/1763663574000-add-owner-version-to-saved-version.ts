import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So that what an open form began with is found again when somebody else has saved meanwhile. */
export class AddOwnerVersionToSavedVersion1763663574000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_version ADD owner_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_version DROP owner_version');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So that what an open form began with is found again when somebody else has saved meanwhile. */
export class AddOwnerVersionsToSavedVersion1763663574000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_version ADD from_version integer, ADD to_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_version DROP from_version, DROP to_version');
  }
}

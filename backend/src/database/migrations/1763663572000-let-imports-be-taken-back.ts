import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every post that an import has brought in until now was left at its first version. */
export class LetImportsBeTakenBack1763663572000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_item
        ADD post_version integer NOT NULL DEFAULT 1,
        ADD taken_back boolean NOT NULL DEFAULT false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_item DROP post_version, DROP taken_back');
  }
}

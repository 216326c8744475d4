import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports until now, and those of an older server, put on the site what was on it there. */
export class AddAsDraftsToImportRun1763663571000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_run ADD as_drafts boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_run DROP as_drafts');
  }
}

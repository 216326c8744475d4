import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A preview link is signed with it and ends when it changes. */
export class AddPreviewKey1763650300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post ADD preview_key uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP preview_key');
  }
}

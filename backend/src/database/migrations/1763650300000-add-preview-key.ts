import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the private link to a draft is signed with: gone, or another one, and the link is worthless. */
export class AddPreviewKey1763650300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post ADD preview_key uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP preview_key');
  }
}

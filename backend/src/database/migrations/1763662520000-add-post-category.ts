import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPostCategory1763662520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE blog_post ADD category text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP category');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDecorativePictureOfPost1763663431000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post ADD is_decorative boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP is_decorative');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSaveKey1763650800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post ADD save_key text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_post DROP save_key');
  }
}

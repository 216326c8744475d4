import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSaveSentAt1763663510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['blog_post', 'project'])
      await runner.query(`ALTER TABLE ${table} ADD save_sent_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['blog_post', 'project'])
      await runner.query(`ALTER TABLE ${table} DROP save_sent_at`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddWrittenByToWritingDraft1763663550000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE writing_draft ADD written_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE writing_draft DROP written_by');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erased enquiries, which a backup may bring back. Identifies no person. */
export class CreateErasedEnquiry1763660100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased_enquiry (
        id        uuid PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erased_enquiry');
  }
}

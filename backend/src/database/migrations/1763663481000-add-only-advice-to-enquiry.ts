import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOnlyAdviceToEnquiry1763663481000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry ADD only_advice boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP only_advice');
  }
}

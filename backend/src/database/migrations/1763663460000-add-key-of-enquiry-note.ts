import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddKeyOfEnquiryNote1763663460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_note ADD key uuid UNIQUE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_note DROP key');
  }
}

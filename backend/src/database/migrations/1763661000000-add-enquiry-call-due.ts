import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when a call was promised to who sent it; null where it was stored before, and is figured from the hours. */
export class AddEnquiryCallDue1763661000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry ADD call_due timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP call_due');
  }
}

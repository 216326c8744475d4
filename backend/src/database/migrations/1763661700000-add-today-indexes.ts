import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the first screen of staff, which asks every minute. */
export class AddTodayIndexes1763661700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX enquiry_first_contact_at_idx ON enquiry (first_contact_at) WHERE first_contact_at IS NOT NULL
    `);
    await runner.query(`
      CREATE INDEX enquiry_mail_failed_idx ON enquiry (created_at)
      WHERE studio_mail_error IS NOT NULL OR acknowledgement_error IS NOT NULL OR acknowledgement_undeliverable
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX enquiry_first_contact_at_idx');
    await runner.query('DROP INDEX enquiry_mail_failed_idx');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The project that an enquiry asks about, and the pictures that came with it. */
export class AddEnquiryShortlist1763660900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE enquiry ADD project_slug text, ADD project_title text, ADD shortlist jsonb',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP shortlist, DROP project_title, DROP project_slug');
  }
}

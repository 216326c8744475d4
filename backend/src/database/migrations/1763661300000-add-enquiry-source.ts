import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an enquiry came from, and the post that it asks about. */
export class AddEnquirySource1763661300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry
        ADD landing_page text,
        ADD referrer_host text,
        ADD campaign jsonb,
        ADD source text NOT NULL DEFAULT 'direct',
        ADD post_slug text,
        ADD post_title text
    `);
    await runner.query('CREATE INDEX enquiry_source ON enquiry (source)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry
        DROP post_title, DROP post_slug, DROP source, DROP campaign, DROP referrer_host, DROP landing_page
    `);
  }
}

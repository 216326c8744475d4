import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEnquiry1763630200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE enquiry (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        phone_e164 text NOT NULL,
        message text NOT NULL,
        consent boolean NOT NULL CHECK (consent),
        consent_version text NOT NULL,
        consent_text text NOT NULL,
        page text,
        created_at timestamptz NOT NULL DEFAULT now(),
        spam_reason text,
        submission_key text UNIQUE,
        studio_mail_sent_at timestamptz,
        acknowledgement_sent_at timestamptz,
        mail_attempts integer NOT NULL DEFAULT 0,
        mail_last_error text
      )`);
    await runner.query('CREATE INDEX enquiry_created_at ON enquiry (created_at)');
    await runner.query('CREATE INDEX enquiry_email ON enquiry (lower(email), created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enquiry');
  }
}

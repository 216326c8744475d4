import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `mail_attempts` and `mail_last_error` stay for servers of the version before. */
export class AddMailStates1763660400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry
        ADD studio_mail_attempts integer NOT NULL DEFAULT 0,
        ADD studio_mail_error text,
        ADD acknowledgement_attempts integer NOT NULL DEFAULT 0,
        ADD acknowledgement_error text,
        ADD acknowledgement_undeliverable boolean NOT NULL DEFAULT false,
        ADD in_digest boolean NOT NULL DEFAULT false
    `);
    // Until the studio's mail has gone out, an error is the studio's.
    await runner.query(`
      UPDATE enquiry SET
        studio_mail_attempts = CASE WHEN studio_mail_sent_at IS NULL
          THEN greatest(mail_attempts - (acknowledgement_sent_at IS NOT NULL)::int, 0) ELSE least(mail_attempts, 1) END,
        studio_mail_error = CASE WHEN studio_mail_sent_at IS NULL THEN mail_last_error END,
        acknowledgement_error = CASE WHEN studio_mail_sent_at IS NOT NULL THEN mail_last_error END,
        acknowledgement_undeliverable = mail_last_error IS NOT NULL
          AND studio_mail_sent_at IS NOT NULL AND acknowledgement_sent_at IS NULL
      WHERE mail_attempts > 0 OR mail_last_error IS NOT NULL
    `);
    await runner.query(
      'UPDATE enquiry SET acknowledgement_attempts = mail_attempts - studio_mail_attempts WHERE mail_attempts > 0',
    );
    // The studio was never told of them, and they are no spam: they only came when many others did.
    await runner.query(`
      UPDATE enquiry SET state = 'new', spam_reason = NULL, in_digest = studio_mail_sent_at IS NULL
      WHERE state = 'spam' AND spam_reason = 'It came in a flood of enquiries.'
    `);
    await runner.query(
      'CREATE INDEX enquiry_in_digest_idx ON enquiry (created_at) WHERE in_digest AND studio_mail_sent_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE enquiry SET mail_attempts = studio_mail_attempts + acknowledgement_attempts,
        mail_last_error = coalesce(studio_mail_error, acknowledgement_error)
    `);
    await runner.query(`
      ALTER TABLE enquiry
        DROP studio_mail_attempts, DROP studio_mail_error, DROP acknowledgement_attempts, DROP acknowledgement_error,
        DROP acknowledgement_undeliverable, DROP in_digest
    `);
  }
}

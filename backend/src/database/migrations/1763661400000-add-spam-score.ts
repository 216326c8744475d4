import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSpamScore1763661400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry
        ADD spam_score integer NOT NULL DEFAULT 0,
        ADD spam_signals jsonb NOT NULL DEFAULT '[]',
        ADD spam_since timestamptz,
        ADD released_at timestamptz,
        ADD taught_as text CHECK (taught_as IN ('honest', 'spam'))
    `);
    await runner.query(`
      UPDATE enquiry SET spam_since = CASE WHEN spam_reason IS NULL THEN now() ELSE created_at END
      WHERE state = 'spam'
    `);
    // The message may be too long for an index of its own.
    await runner.query('CREATE INDEX enquiry_message_idx ON enquiry (md5(lower(message)))');
    await runner.query(`
      CREATE TABLE spam_lesson (
        word       text PRIMARY KEY,
        honest     integer NOT NULL DEFAULT 0 CHECK (honest >= 0),
        spam       integer NOT NULL DEFAULT 0 CHECK (spam >= 0),
        changed_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE spam_lesson');
    await runner.query('DROP INDEX enquiry_message_idx');
    await runner.query(
      'ALTER TABLE enquiry DROP spam_score, DROP spam_signals, DROP spam_since, DROP released_at, DROP taught_as',
    );
  }
}

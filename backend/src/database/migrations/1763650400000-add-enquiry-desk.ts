import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEnquiryDesk1763650400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry
        ADD state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'called', 'quoted', 'won', 'lost', 'spam')),
        ADD mail_resends integer NOT NULL DEFAULT 0
    `);
    await runner.query(`UPDATE enquiry SET state = 'spam' WHERE spam_reason IS NOT NULL`);
    await runner.query('CREATE INDEX enquiry_state_idx ON enquiry (state, created_at)');
    await runner.query('CREATE INDEX enquiry_phone_e164_idx ON enquiry (phone_e164)');
    await runner.query(`
      CREATE TABLE enquiry_note (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        enquiry_id uuid NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        author     text NOT NULL,
        text       text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query('CREATE INDEX enquiry_note_enquiry_id_idx ON enquiry_note (enquiry_id)');
    await runner.query(`
      CREATE TABLE do_not_contact (
        email      text NOT NULL CHECK (email = lower(email)),
        phone_e164 text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (email, phone_e164)
      )
    `);
    await runner.query('CREATE INDEX do_not_contact_phone_e164_idx ON do_not_contact (phone_e164)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE do_not_contact');
    await runner.query('DROP TABLE enquiry_note');
    await runner.query('DROP INDEX enquiry_phone_e164_idx');
    await runner.query('ALTER TABLE enquiry DROP state, DROP mail_resends');
  }
}

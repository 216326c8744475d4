import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was agreed to, as a telephone company asks for it, and what was taken back. */
export class AddConsentReceipts1763661500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry ADD consent_hash text, ADD consent_language text, ADD consent_address text,
        ADD offers_consent boolean, ADD offers_text text, ADD person_hash text;
      CREATE TABLE consent_withdrawal (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        enquiry_id uuid NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        person_hash text,
        withdrawn_at timestamptz NOT NULL DEFAULT now(),
        how text NOT NULL,
        call_cancelled_at timestamptz,
        lifted_at timestamptz,
        lifted_by text,
        lifted_how text,
        UNIQUE (enquiry_id, withdrawn_at)
      );
      CREATE UNIQUE INDEX consent_withdrawal_open ON consent_withdrawal (enquiry_id) WHERE lifted_at IS NULL;
      ALTER TABLE do_not_contact ADD set_by text, ADD how text;
      ALTER TABLE erased_enquiry ADD person_hash text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE erased_enquiry DROP person_hash;
      ALTER TABLE do_not_contact DROP how, DROP set_by;
      DROP TABLE consent_withdrawal;
      ALTER TABLE enquiry DROP person_hash, DROP offers_text, DROP offers_consent, DROP consent_address,
        DROP consent_language, DROP consent_hash`);
  }
}

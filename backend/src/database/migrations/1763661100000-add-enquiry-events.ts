import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the studio does about an enquiry: first contact, outcome, owner, next step, facts, and a line for each act. */
export class AddEnquiryEvents1763661100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry
        ADD first_contact_at timestamptz,
        ADD first_contact_by text,
        ADD first_contact_how text CHECK (first_contact_how IN ('call', 'whatsapp', 'mail')),
        ADD outcome text CHECK (outcome IN ('reached', 'not_reached', 'call_again')),
        ADD call_again_at timestamptz,
        ADD owner_id uuid REFERENCES admin ON DELETE SET NULL,
        ADD next_step text,
        ADD next_step_at timestamptz,
        ADD budget text,
        ADD kind text CHECK (kind IN ('home', 'office', 'institution')),
        ADD size_square_feet integer CHECK (size_square_feet > 0),
        ADD value_rupees bigint CHECK (value_rupees >= 0)
    `);
    await runner.query('CREATE INDEX enquiry_owner_id_idx ON enquiry (owner_id)');
    await runner.query(
      'CREATE INDEX enquiry_next_step_at_idx ON enquiry (next_step_at) WHERE next_step IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE enquiry_event (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        enquiry_id uuid NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        at         timestamptz NOT NULL DEFAULT now(),
        actor      text NOT NULL,
        kind       text NOT NULL,
        text       text NOT NULL,
        key        uuid UNIQUE
      )
    `);
    await runner.query('CREATE INDEX enquiry_event_enquiry_id_idx ON enquiry_event (enquiry_id, at)');
    await runner.query(`
      INSERT INTO enquiry_event (enquiry_id, at, actor, kind, text)
      SELECT enquiry.id, audit_entry.at, audit_entry.who, 'state', split_part(audit_entry.subject, ' → ', 2)
      FROM audit_entry JOIN enquiry ON enquiry.id::text = audit_entry.subject_id::text
      WHERE audit_entry.action = 'enquiry state changed' AND audit_entry.subject LIKE '% → %'
      ORDER BY audit_entry.id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE enquiry_event');
    await runner.query(`
      ALTER TABLE enquiry
        DROP first_contact_at, DROP first_contact_by, DROP first_contact_how, DROP outcome, DROP call_again_at,
        DROP owner_id, DROP next_step, DROP next_step_at, DROP budget, DROP kind, DROP size_square_feet,
        DROP value_rupees
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAlerts1763661600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscription (
        id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        admin_id   uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        name       text NOT NULL,
        endpoint   text NOT NULL UNIQUE,
        p256dh     text NOT NULL,
        auth       text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query('CREATE INDEX push_subscription_admin ON push_subscription (admin_id)');
    await runner.query(`
      CREATE TABLE sent_alert (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind       text NOT NULL,
        enquiry_id uuid NOT NULL REFERENCES enquiry ON DELETE CASCADE,
        sent_at    timestamptz NOT NULL DEFAULT now(),
        UNIQUE (enquiry_id, kind)
      )
    `);
    // What was there before is known: nobody is called at night by an upgrade.
    await runner.query(`
      INSERT INTO sent_alert (kind, enquiry_id)
      SELECT alert, id FROM enquiry, unnest(ARRAY['new', 'overdue']) AS alert
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sent_alert');
    await runner.query('DROP TABLE push_subscription');
  }
}

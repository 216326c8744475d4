import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SplitDoNotContact1763660410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE do_not_contact DROP CONSTRAINT do_not_contact_pkey');
    await runner.query(`
      ALTER TABLE do_not_contact
        ALTER email DROP NOT NULL,
        ALTER phone_e164 DROP NOT NULL,
        ADD CONSTRAINT do_not_contact_not_empty CHECK (num_nonnulls(email, phone_e164) > 0),
        ADD CONSTRAINT do_not_contact_once UNIQUE NULLS NOT DISTINCT (email, phone_e164)
    `);
    await runner.query(`
      INSERT INTO do_not_contact (email, created_at)
      SELECT email, min(created_at) FROM do_not_contact WHERE email <> '' GROUP BY email
    `);
    await runner.query(`
      INSERT INTO do_not_contact (phone_e164, created_at)
      SELECT phone_e164, min(created_at) FROM do_not_contact WHERE phone_e164 <> '' GROUP BY phone_e164
    `);
    await runner.query('DELETE FROM do_not_contact WHERE num_nonnulls(email, phone_e164) = 2');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE do_not_contact
        DROP CONSTRAINT do_not_contact_once,
        DROP CONSTRAINT do_not_contact_not_empty
    `);
    await runner.query(
      `UPDATE do_not_contact SET email = coalesce(email, ''), phone_e164 = coalesce(phone_e164, '')`,
    );
    await runner.query('ALTER TABLE do_not_contact ADD PRIMARY KEY (email, phone_e164)');
  }
}

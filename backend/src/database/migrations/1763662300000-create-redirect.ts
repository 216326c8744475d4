import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old addresses that staff lead on, those that are missed, and sums of a day of both. */
export class CreateRedirect1763662300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE redirect (
        from_path   text PRIMARY KEY,
        destination text NOT NULL,
        why         text NOT NULL DEFAULT '',
        changed_at  timestamptz NOT NULL DEFAULT now(),
        changed_by  uuid
      )
    `);
    await runner.query(
      "CREATE INDEX redirect_destination_idx ON redirect (regexp_replace(destination, '[?#].*', ''))",
    );
    await runner.query(`
      CREATE TABLE redirect_hit (
        path   text NOT NULL,
        day    date NOT NULL,
        people integer NOT NULL DEFAULT 0,
        bots   integer NOT NULL DEFAULT 0,
        PRIMARY KEY (path, day)
      )
    `);
    await createMissed(runner);
    for (const table of ['old_slug', 'old_project_slug']) {
      await runner.query(`ALTER TABLE ${table} ADD changed_at timestamptz, ADD changed_by uuid`);
      // Only of those that are added from now on.
      await runner.query(`ALTER TABLE ${table} ALTER changed_at SET DEFAULT now()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['old_slug', 'old_project_slug'])
      await runner.query(`ALTER TABLE ${table} DROP changed_at, DROP changed_by`);
    await runner.query('DROP TABLE missed_day, missed_address, redirect_hit, redirect');
  }
}

async function createMissed(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE missed_address (
      path        text PRIMARY KEY,
      came_from   text,
      is_left_out boolean NOT NULL DEFAULT false
    )
  `);
  await runner.query(`
    CREATE TABLE missed_day (
      path   text NOT NULL REFERENCES missed_address ON DELETE CASCADE,
      day    date NOT NULL,
      people integer NOT NULL DEFAULT 0,
      bots   integer NOT NULL DEFAULT 0,
      PRIMARY KEY (path, day)
    )
  `);
}

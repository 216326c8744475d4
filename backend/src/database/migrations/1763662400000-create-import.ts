import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateImport1763662400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE import_run (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        site        text NOT NULL,
        attachments jsonb NOT NULL,
        started_at  timestamptz NOT NULL DEFAULT now(),
        started_by  uuid REFERENCES admin ON DELETE SET NULL
      )
    `);
    await runner.query(`
      CREATE TABLE import_item (
        run_id   integer NOT NULL REFERENCES import_run ON DELETE CASCADE,
        position integer NOT NULL,
        title    text NOT NULL,
        slug     text NOT NULL,
        old_path text NOT NULL,
        item     jsonb,
        state    text NOT NULL CHECK (state IN ('waiting', 'added', 'draft', 'present', 'left out', 'failed')),
        problems text[] NOT NULL DEFAULT '{}',
        post_id  integer REFERENCES blog_post ON DELETE SET NULL,
        PRIMARY KEY (run_id, position),
        CONSTRAINT import_item_waits CHECK ((state = 'waiting') = (item IS NOT NULL))
      )
    `);
    await runner.query('CREATE INDEX import_item_post_id_idx ON import_item (post_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_item, import_run');
  }
}

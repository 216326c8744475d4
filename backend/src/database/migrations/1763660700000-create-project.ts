import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProject1763660700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE project (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug        text NOT NULL,
        anchor      text NOT NULL,
        position    integer NOT NULL,
        content     jsonb NOT NULL CHECK (content ->> 'title' <> ''),
        pictures    text[] NOT NULL,
        status      text NOT NULL CHECK (status IN ('draft', 'published', 'scheduled')),
        publish_at  timestamptz,
        created_at  timestamptz NOT NULL DEFAULT now(),
        updated_at  timestamptz NOT NULL DEFAULT now(),
        version     integer NOT NULL DEFAULT 1,
        updated_by  uuid REFERENCES admin ON DELETE SET NULL,
        preview_key uuid,
        add_key     text,
        save_key    text,
        deleted_at  timestamptz,
        CONSTRAINT project_scheduled_check CHECK ((status = 'scheduled') = (publish_at IS NOT NULL))
      )
    `);
    await runner.query('CREATE UNIQUE INDEX project_slug_key ON project (slug) WHERE deleted_at IS NULL');
    await runner.query('CREATE UNIQUE INDEX project_add_key ON project (add_key) WHERE deleted_at IS NULL');
    await runner.query('CREATE INDEX project_pictures_idx ON project USING gin (pictures)');
    await runner.query(
      'CREATE INDEX project_deleted_at_idx ON project (deleted_at) WHERE deleted_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE old_project_slug (
        slug       text PRIMARY KEY,
        project_id integer NOT NULL REFERENCES project ON DELETE CASCADE
      )
    `);
    await runner.query('CREATE INDEX old_project_slug_project_id_idx ON old_project_slug (project_id)');
    await createMarks(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE project_fill, project_version, old_project_slug, project');
    await runner.query('DROP FUNCTION count_project_change()');
  }
}

async function createMarks(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE project_version (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version  bigint NOT NULL
    )
  `);
  await runner.query('INSERT INTO project_version (version) VALUES (0)');
  await runner.query(`
    CREATE FUNCTION count_project_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE project_version SET version = version + 1;
      RETURN NULL;
    END $$
  `);
  for (const table of ['project', 'old_project_slug'])
    await runner.query(`
      CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION count_project_change()
    `);
  await runner.query(`
    CREATE TABLE project_fill (
      only_row  boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      filled_at timestamptz NOT NULL DEFAULT now()
    )
  `);
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateWritingDraft1763662010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE writing_draft (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        admin_id    uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        draft       uuid NOT NULL,
        kind        text NOT NULL CHECK (kind IN ('blog', 'project')),
        post_id     integer REFERENCES blog_post ON DELETE SET NULL,
        project_id  integer REFERENCES project ON DELETE SET NULL,
        based_on    integer,
        revision    integer NOT NULL,
        saved_at    timestamptz NOT NULL DEFAULT now(),
        device      text NOT NULL,
        device_kind text NOT NULL CHECK (device_kind IN ('phone', 'computer')),
        content     jsonb NOT NULL,
        pictures    text[] NOT NULL,
        CONSTRAINT writing_draft_key UNIQUE (admin_id, draft),
        CONSTRAINT writing_draft_post_check CHECK (post_id IS NULL OR kind = 'blog'),
        CONSTRAINT writing_draft_project_check CHECK (project_id IS NULL OR kind = 'project')
      )
    `);
    await runner.query('CREATE INDEX writing_draft_post_id_idx ON writing_draft (post_id)');
    await runner.query('CREATE INDEX writing_draft_project_id_idx ON writing_draft (project_id)');
    await runner.query('CREATE INDEX writing_draft_pictures_idx ON writing_draft USING gin (pictures)');
    // Rows live for a minute: a crash may empty it.
    await runner.query(`
      CREATE UNLOGGED TABLE editor_presence (
        editor   uuid PRIMARY KEY,
        admin_id uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        kind     text NOT NULL CHECK (kind IN ('blog', 'project')),
        thing_id integer NOT NULL,
        since    timestamptz NOT NULL DEFAULT now(),
        seen_at  timestamptz NOT NULL DEFAULT now(),
        typed_at timestamptz
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE editor_presence, writing_draft');
  }
}

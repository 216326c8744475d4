import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is there already becomes a version before its next save. */
export class CreateSavedVersion1763662000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_version (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        post_id       integer REFERENCES blog_post ON DELETE CASCADE,
        project_id    integer REFERENCES project ON DELETE CASCADE,
        number        integer NOT NULL,
        saved_at      timestamptz NOT NULL DEFAULT now(),
        saved_by      uuid REFERENCES admin ON DELETE SET NULL,
        device        text NOT NULL,
        act           text NOT NULL CHECK (act IN ('added', 'changed', 'restored', 'found')),
        words_added   integer NOT NULL,
        words_removed integer NOT NULL,
        content       jsonb NOT NULL,
        pictures      text[] NOT NULL,
        CONSTRAINT saved_version_owner_check CHECK (num_nonnulls(post_id, project_id) = 1)
      )
    `);
    for (const owner of ['post', 'project'])
      await runner.query(
        `CREATE UNIQUE INDEX saved_version_${owner}_number_key ON saved_version (${owner}_id, number)
         WHERE ${owner}_id IS NOT NULL`,
      );
    await runner.query('CREATE INDEX saved_version_saved_by_idx ON saved_version (saved_by)');
    await runner.query('CREATE INDEX saved_version_pictures_idx ON saved_version USING gin (pictures)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_version');
  }
}

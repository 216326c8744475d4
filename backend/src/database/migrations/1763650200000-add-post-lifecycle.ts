import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPostLifecycle1763650200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_post
        ADD status     text NOT NULL DEFAULT 'published' CHECK (status IN ('draft', 'published', 'scheduled')),
        ADD publish_at timestamptz,
        ADD version    integer NOT NULL DEFAULT 1,
        ADD updated_by uuid REFERENCES admin ON DELETE SET NULL,
        ADD deleted_at timestamptz,
        ADD CONSTRAINT blog_post_scheduled_check CHECK ((status = 'scheduled') = (publish_at IS NOT NULL)),
        DROP CONSTRAINT blog_post_slug_key
    `);
    // A post in the bin gives its address free.
    await runner.query('CREATE UNIQUE INDEX blog_post_slug_key ON blog_post (slug) WHERE deleted_at IS NULL');
    await runner.query(
      'CREATE INDEX blog_post_deleted_at_idx ON blog_post (deleted_at) WHERE deleted_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE old_slug (
        slug    text PRIMARY KEY,
        post_id integer NOT NULL REFERENCES blog_post ON DELETE CASCADE
      )
    `);
    await runner.query('CREATE INDEX old_slug_post_id_idx ON old_slug (post_id)');
  }

  /** Deletes what is in the bin, and publishes drafts: they can no longer be told apart. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE old_slug');
    await runner.query('DELETE FROM blog_post WHERE deleted_at IS NOT NULL');
    await runner.query('DROP INDEX blog_post_slug_key');
    await runner.query(`
      ALTER TABLE blog_post
        DROP status, DROP publish_at, DROP version, DROP updated_by, DROP deleted_at,
        ADD CONSTRAINT blog_post_slug_key UNIQUE (slug)
    `);
  }
}

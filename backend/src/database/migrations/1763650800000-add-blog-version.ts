import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBlogVersion1763650800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blog_version (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        version  bigint NOT NULL
      )
    `);
    await runner.query('INSERT INTO blog_version (version) VALUES (0)');
    await runner.query(`
      CREATE FUNCTION count_blog_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE blog_version SET version = version + 1;
        RETURN NULL;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER blog_post_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_post
      FOR EACH STATEMENT EXECUTE FUNCTION count_blog_change()
    `);
    // Covers all that decides whether a post is shown, so that counting reads no posts.
    await runner.query('DROP INDEX blog_post_newest_idx');
    await runner.query(`
      CREATE INDEX blog_post_newest_idx ON blog_post (date_at DESC, id DESC) INCLUDE (status, publish_at)
      WHERE deleted_at IS NULL
    `);
    await runner.query(
      `CREATE INDEX blog_post_scheduled_idx ON blog_post (publish_at) WHERE status = 'scheduled'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX blog_post_scheduled_idx');
    await runner.query('DROP INDEX blog_post_newest_idx');
    await runner.query('CREATE INDEX blog_post_newest_idx ON blog_post (date_at DESC, id DESC)');
    await runner.query('DROP TRIGGER blog_post_changed ON blog_post');
    await runner.query('DROP FUNCTION count_blog_change()');
    await runner.query('DROP TABLE blog_version');
  }
}

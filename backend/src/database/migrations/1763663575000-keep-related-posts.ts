import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projects name posts by slugs. Whoever takes one that another post had is not what was chosen there. */
export class KeepRelatedPosts1763663575000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['project', 'saved_version']) await runner.query(renaming(table));
    await runner.query(KEEP);
    await runner.query(`
      CREATE TRIGGER blog_post_related_inserted AFTER INSERT ON blog_post
      FOR EACH ROW EXECUTE FUNCTION keep_related_posts()
    `);
    await runner.query(`
      CREATE TRIGGER blog_post_related_renamed AFTER UPDATE OF slug ON blog_post
      FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_related_posts()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER blog_post_related_renamed ON blog_post');
    await runner.query('DROP TRIGGER blog_post_related_inserted ON blog_post');
    await runner.query('DROP FUNCTION keep_related_posts');
    for (const table of ['project', 'saved_version'])
      await runner.query(`DROP FUNCTION rename_related_post_in_${table}`);
  }
}

/** Counts no version: what an open editor sends afterwards is no conflict. */
const renaming = (table: string) => `
  CREATE FUNCTION rename_related_post_in_${table}(former text, present text) RETURNS void LANGUAGE sql AS $$
    UPDATE ${table} SET content = jsonb_set(content, '{related_posts}', (
      SELECT jsonb_agg(CASE slug WHEN former THEN present ELSE slug END ORDER BY place)
      FROM jsonb_array_elements_text(content -> 'related_posts') WITH ORDINALITY AS named (slug, place)
      WHERE slug <> former OR NOT content -> 'related_posts' ? present))
    WHERE content -> 'related_posts' ? former
  $$`;

/** First of the post that had the slug, then of the one that takes it; in the bin a slug is nobody's. */
const KEEP = `
  CREATE FUNCTION keep_related_posts() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE present text;
  BEGIN
    SELECT slug INTO present FROM blog_post
      WHERE id = (SELECT post_id FROM old_slug WHERE slug = NEW.slug) AND id <> NEW.id;
    IF present IS NOT NULL
      AND NOT EXISTS (SELECT FROM blog_post WHERE slug = NEW.slug AND deleted_at IS NOT NULL) THEN
      PERFORM rename_related_post_in_project(NEW.slug, present), rename_related_post_in_saved_version(NEW.slug, present);
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.deleted_at IS NULL THEN
      PERFORM rename_related_post_in_project(OLD.slug, NEW.slug), rename_related_post_in_saved_version(OLD.slug, NEW.slug);
    END IF;
    RETURN NULL;
  END $$`;

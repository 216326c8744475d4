import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Redirects name posts and projects by slugs. Whoever takes one that another had is not where they are to lead. */
export class LeadRedirectsOn1763663577000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const step of [KEEP_RENAMED, LEAD_ON, KEEP]) await runner.query(step);
    for (const { table, oldSlugs, owner, list } of KINDS) {
      await runner.query(`
        UPDATE redirect SET destination = ${moved(`'${list}'`, 'old.slug', 'present.slug')}
        FROM ${oldSlugs} AS old JOIN ${table} AS present ON present.id = old.${owner} AND present.deleted_at IS NULL
        WHERE ${PATH} = '${list}' || old.slug
          AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.slug = old.slug AND other.deleted_at IS NULL)
      `);
      await runner.query(`
        CREATE TRIGGER ${table}_redirects_renamed AFTER UPDATE OF slug ON ${table}
        FOR EACH ROW WHEN (OLD.slug <> NEW.slug AND OLD.deleted_at IS NULL)
        EXECUTE FUNCTION lead_redirects_on('${list}')
      `);
    }
    await runner.query(`
      CREATE TRIGGER blog_post_import_renamed AFTER UPDATE OF slug ON blog_post
      FOR EACH ROW WHEN (OLD.slug <> NEW.slug AND OLD.deleted_at IS NULL AND OLD.add_key LIKE 'wordpress %')
      EXECUTE FUNCTION keep_slug_of_import()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER blog_post_import_renamed ON blog_post');
    for (const { table } of KINDS) await runner.query(`DROP TRIGGER ${table}_redirects_renamed ON ${table}`);
    await runner.query('DROP FUNCTION lead_redirects_on, keep_slug_of_import');
  }
}

const KINDS = [
  { table: 'blog_post', oldSlugs: 'old_slug', owner: 'post_id', list: '/blog/' },
  { table: 'project', oldSlugs: 'old_project_slug', owner: 'project_id', list: '/projects/' },
];

/** As the index of redirects has it. */
const PATH = `regexp_replace(destination, '[?#].*', '')`;
const moved = (list: string, former: string, present: string) =>
  `${list} || ${present} || substr(destination, length(${list} || ${former}) + 1)`;

const LEAD_ON = `
  CREATE FUNCTION lead_redirects_on() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE redirect SET destination = ${moved('TG_ARGV[0]', 'OLD.slug', 'NEW.slug')}
      WHERE ${PATH} = TG_ARGV[0] || OLD.slug;
    RETURN NULL;
  END $$`;

/** Other texts of an import lead to a draft's first slug before anybody has seen it. What was public had it sooner. */
const KEEP = `
  CREATE FUNCTION keep_slug_of_import() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO old_slug (slug, post_id) VALUES (OLD.slug, NEW.id) ON CONFLICT (slug) DO NOTHING;
    RETURN NULL;
  END $$`;

/** Those that were renamed before this. */
const KEEP_RENAMED = `
  INSERT INTO old_slug (slug, post_id)
  SELECT item.slug, post.id FROM import_item AS item JOIN blog_post AS post ON post.id = item.post_id
  WHERE item.slug <> '' AND item.slug <> post.slug AND post.deleted_at IS NULL
  ON CONFLICT (slug) DO NOTHING`;

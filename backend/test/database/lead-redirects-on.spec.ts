import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { LeadRedirectsOn1763663577000 } from '../../src/database/migrations/1763663577000-lead-redirects-on.js';
import { createDatabase } from '../setup/database.ts';

it('redirects to posts that had another slug lead to them after the migration, those of renamed imports too', async () => {
  const database = await createDatabase();
  const source = await new DataSource(dataSourceOptions(database.url)).initialize();
  const runner = source.createQueryRunner();
  await new LeadRedirectsOn1763663577000().down(runner);
  await source.query(`
    INSERT INTO blog_post (heading, short_description, date_at, feature_image, mb_image, alt, slug, description,
      meta_title, meta_description, meta_keywords, pictures)
    SELECT slug, '', now(), '', '', '', slug, '', '', '', '', '{}' FROM unnest(ARRAY['kitchen-now', 'hall-now', 'other']) AS slug`);
  await source.query(`
    INSERT INTO old_slug (slug, post_id)
    SELECT old, id FROM blog_post JOIN (VALUES ('kitchen', 'kitchen-now'), ('other', 'hall-now')) AS was (old, now) ON slug = now`);
  await source.query(`
    WITH run AS (INSERT INTO import_run (site, attachments) VALUES ('https://old.example', '{}') RETURNING id)
    INSERT INTO import_item (run_id, position, title, slug, old_path, state, post_id)
    SELECT run.id, 0, 'Hall', 'hall', '/2019/hall/', 'draft', post.id FROM run, blog_post AS post WHERE post.slug = 'hall-now'`);
  await source.query(`
    INSERT INTO redirect (from_path, destination)
    VALUES ('/1', '/blog/kitchen#rooms'), ('/2', '/blog/hall'), ('/3', '/blog/other')`);
  await new LeadRedirectsOn1763663577000().up(runner);
  const rows = await source.query('SELECT from_path, destination FROM redirect ORDER BY from_path');
  expect(rows.map(Object.values)).toEqual([
    ['/1', '/blog/kitchen-now#rooms'],
    ['/2', '/blog/hall-now'],
    ['/3', '/blog/other'],
  ]);
  await runner.release();
  await source.destroy();
  await database.drop();
});

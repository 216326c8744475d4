import { DataSource, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrations } from '../../src/database/migrations.js';
import { type TestDatabase, createDatabase } from '../setup/database.ts';
import { hindrances, schemaShape } from './schema-shape.ts';

/**
 * Migrations that take away or forbid what a build before them uses. Another one is only for a release after the one that
 * stopped using it.
 */
const CONTRACTIONS = {
  // Within the first release.
  AddPostLifecycle1763650200000: expect.any(Array),
  // Before this was promised: a build before it marks nobody to be left alone.
  SplitDoNotContact1763660410000: expect.any(Array),
  // Takes nothing away: a row without the new column is ruled as before.
  KeepVersionsOfSections1763663560000: [
    'saved_version has a new rule: CHECK ((num_nonnulls(post_id, project_id, section) = 1))',
    expect.stringContaining('UNIQUE INDEX saved_version_section_number_key'),
  ],
};

describe('going back one version', () => {
  let database: TestDatabase;
  let source: DataSource;
  let runner: QueryRunner;
  const contracting: Record<string, string[]> = {};
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database.url, 'migrating')).initialize();
    runner = source.createQueryRunner();
    await runner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    for (const Migration of migrations) {
      const before = await schemaShape(runner);
      await new Migration().up(runner);
      const found = hindrances(before, await schemaShape(runner));
      if (found.length > 0) contracting[Migration.name] = found;
    }
  });
  afterAll(async () => {
    await runner.release();
    await source.destroy();
    await database.drop();
  });

  it('is possible, for every migration leaves what the build before it reads and writes', () => {
    expect(contracting).toEqual(CONTRACTIONS);
  });

  it.each<[string, string, string?]>([
    ['a column that is gone', 'ALTER TABLE blog_post DROP COLUMN alt'],
    ['a column of another name', 'ALTER TABLE blog_post RENAME alt TO alternative'],
    ['a column of another type', 'ALTER TABLE enquiry ALTER source TYPE varchar(20)'],
    ['a column that nobody fills', 'ALTER TABLE enquiry ALTER source DROP DEFAULT'],
    ['a column that may not be empty any more', 'ALTER TABLE enquiry ALTER budget SET NOT NULL'],
    [
      'a column that may not be empty any more, though it is filled',
      'ALTER TABLE enquiry ALTER budget SET NOT NULL',
      `ALTER TABLE enquiry ALTER budget SET DEFAULT ''`,
    ],
    ['a new column that must be sent', 'ALTER TABLE enquiry ADD mood text NOT NULL'],
    ['a new rule for what was there', `ALTER TABLE blog_post ADD CHECK (alt <> '')`],
    ['a new rule for a part of what was there', 'CREATE UNIQUE INDEX ON enquiry (lower(email))'],
    ['a key that is gone', 'DROP INDEX blog_post_slug_key'],
    ['a table that is gone', 'DROP TABLE canary_outage'],
    ['a function that is gone', 'DROP FUNCTION remove_old_audit_entries()'],
  ])('would not be with %s', async (_what, change, prepare = '') => {
    await runner.query('BEGIN');
    await runner.query(prepare);
    const before = await schemaShape(runner);
    await runner.query(change);
    const found = hindrances(before, await schemaShape(runner));
    await runner.query('ROLLBACK');
    expect(found).not.toEqual([]);
  });

  it('would be with a new table and with new columns that are filled or may be empty', async () => {
    const before = await schemaShape(runner);
    await runner.query('BEGIN');
    await runner.query('CREATE TABLE mood (name text PRIMARY KEY)');
    await runner.query(
      `ALTER TABLE enquiry ADD mood text REFERENCES mood, ADD tone text NOT NULL DEFAULT ''`,
    );
    expect(hindrances(before, await schemaShape(runner))).toEqual([]);
    await runner.query('ROLLBACK');
  });
});

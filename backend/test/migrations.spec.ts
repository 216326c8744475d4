import { setTimeout } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { connect } from '../src/database/connect.js';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import { type TestDatabase, createDatabase } from './database.ts';

describe('the migrations', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database.url)).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const ours = async () => {
    const rows = await source.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'
       UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS
         (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  };

  it('can all be taken back and run again', async () => {
    const before = await ours();
    expect(before).toContain('blog_post');
    for (let left = source.migrations.length; left > 0; left -= 1) await source.undoLastMigration();
    expect(await ours()).toEqual([]);
    await source.runMigrations();
    expect(await ours()).toEqual(before);
  });

  it('are waited for by a server that does not run them', async () => {
    await source.undoLastMigration();
    const waiting = connect(dataSourceOptions(database.url, false));
    await setTimeout(300);
    await source.runMigrations();
    const server = await waiting;
    expect(await source.showMigrations()).toBe(false);
    await server.destroy();
  });

  it('that nobody runs keep a server from starting', async () => {
    await source.undoLastMigration();
    await expect(connect(dataSourceOptions(database.url, false), 0)).rejects.toThrow('lacks 1 migrations');
  });
});

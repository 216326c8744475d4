import { DataSource } from 'typeorm';
import { z } from 'zod';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { queryRows } from '../../src/database/query-rows.js';
import { type TestDatabase, createDatabase } from '../setup/database.ts';

const row = z.object({ key: z.string() });

describe('rows of SQL', () => {
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

  it.each([
    `INSERT INTO throttle VALUES ('a', 1, now(), now()), ('b', 1, now(), now()) RETURNING key`,
    'SELECT key FROM throttle ORDER BY key',
    'UPDATE throttle SET taken = 2 RETURNING key',
    'DELETE FROM throttle RETURNING key',
  ])('are the rows of %s', async (sql) => {
    expect(await queryRows(source, row, sql)).toEqual([{ key: 'a' }, { key: 'b' }]);
  });

  it('are none when nothing was changed', async () => {
    expect(await queryRows(source, row, 'DELETE FROM throttle RETURNING key')).toEqual([]);
  });

  it('fail when they do not fit', async () => {
    await expect(queryRows(source, row, 'SELECT 1 AS key')).rejects.toThrow(z.ZodError);
  });
});

import { DataSource } from 'typeorm';
import { z } from 'zod';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { queryRows } from '../../src/database/query-rows.js';
import { type TestDatabase, createDatabase } from '../setup/database.ts';

/** Indexes, checks and references are written in the migrations alone: TypeORM knows too few kinds of them. */
const IN_MIGRATIONS_ALONE = /^(CREATE|DROP)( UNIQUE)? INDEX|(ADD|DROP) CONSTRAINT/;
/** Columns that only servers of an earlier version still use. */
const OF_EARLIER_VERSIONS = [
  'ALTER TABLE "enquiry" DROP COLUMN "mail_attempts"',
  'ALTER TABLE "enquiry" DROP COLUMN "mail_last_error"',
];
/** TypeORM writes down itself which migrations have run. */
const WITHOUT_ENTITY = new Set(['migrations']);
const GENERATED_COLUMNS = `
  SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  WHERE table_schema = 'public' AND is_generated = 'ALWAYS'`;
const TABLES = `
  SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;

describe('the entities', () => {
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

  it('are one for each table', async () => {
    const tables = await queryRows(source, z.object({ name: z.string() }), TABLES);
    const known = new Set(source.entityMetadatas.map(({ tableName }) => tableName));
    expect(tables.filter(({ name }) => !known.has(name) && !WITHOUT_ENTITY.has(name))).toEqual([]);
  });

  it('have the columns that the migrations make, of the same types and defaults', async () => {
    // No entity reads them, and TypeORM would look for a table of its own about them.
    const generated = z.object({ table: z.string(), column: z.string() });
    for (const { table, column } of await queryRows(source, generated, GENERATED_COLUMNS))
      await source.query(`ALTER TABLE ${table} DROP ${column}`);
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    const differences = upQueries.map(({ query }) => query).filter((sql) => !IN_MIGRATIONS_ALONE.test(sql));
    expect(differences.filter((sql) => !OF_EARLIER_VERSIONS.includes(sql))).toEqual([]);
  });
});

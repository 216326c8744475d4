import { setTimeout } from 'node:timers/promises';
import { DataSource, type DataSourceOptions, MigrationExecutor } from 'typeorm';
import { z } from 'zod';
import type { DatabaseEnv } from '../config/env.js';
import { dataSourceOptions } from './data-source-options.js';
import { migrateDatabase } from './migrate-database.js';
import { queryRows } from './query-rows.js';

const POLL_INTERVAL_MS = 1_000;
/** Both lists of migrations exist, and this role may read every table. */
const MAY_SERVE = `
  SELECT count(*) FILTER (WHERE relname = 'migrations') = 2
    AND bool_and(has_schema_privilege(relnamespace, 'USAGE') AND has_table_privilege(pg_class.oid, 'SELECT')) AS "mayServe"
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname IN ('public', 'graphile_worker') AND relkind = 'r'`;
const rightsSchema = z.object({ mayServe: z.boolean().nullable() });

/** Runs the migrations first unless RUN_MIGRATIONS says that somebody else does. */
export async function openDatabase(env: DatabaseEnv): Promise<DataSource> {
  if (env.RUN_MIGRATIONS) await migrateDatabase(env);
  return connect(dataSourceOptions(env.DATABASE_URL));
}

/** Waits until the database is up to date. @param maxPolls before it gives up */
export async function connect(options: DataSourceOptions, maxPolls = 100): Promise<DataSource> {
  const database = await new DataSource(options).initialize();
  try {
    await waitUntilMigrated(database, maxPolls);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function waitUntilMigrated(database: DataSource, maxPolls: number): Promise<void> {
  const problem = await findProblem(database);
  if (!problem) return;
  if (maxPolls === 0) throw new Error(`The database ${problem}: run "node dist/migrate.js" first.`);
  await setTimeout(POLL_INTERVAL_MS);
  await waitUntilMigrated(database, maxPolls - 1);
}

async function findProblem(database: DataSource): Promise<string | undefined> {
  const [rights] = await queryRows(database, rightsSchema, MAY_SERVE);
  if (!rights?.mayServe) return 'is not prepared for this role';
  const { length } = await new MigrationExecutor(database).getPendingMigrations();
  return length > 0 ? `lacks ${length} migrations` : undefined;
}

import { setTimeout } from 'node:timers/promises';
import { DataSource, type DataSourceOptions, MigrationExecutor } from 'typeorm';

const LOOK_AGAIN_MS = 1_000;

/**
 * Connects once the database is up to date: a server that does not run the migrations itself waits for those who do.
 * @param patience how often it looks before it gives up
 */
export async function connect(options?: DataSourceOptions, patience = 100): Promise<DataSource> {
  if (!options) throw new Error('There is no database to connect to.');
  const database = await new DataSource(options).initialize();
  try {
    await untilMigrated(database, patience);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function untilMigrated(database: DataSource, patience: number): Promise<void> {
  const { length } = await new MigrationExecutor(database).getPendingMigrations();
  if (length === 0) return;
  if (patience === 0)
    throw new Error(`The database lacks ${length} migrations: run "node dist/migrate.js" first.`);
  await setTimeout(LOOK_AGAIN_MS);
  await untilMigrated(database, patience - 1);
}

import 'reflect-metadata';
import { runMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { readEnv } from './config/env.js';
import { dataSourceOptions } from './database/data-source-options.js';

// node dist/migrate.js: brings the database up to date once, before the servers of a new version start.
try {
  const { DATABASE_URL } = readEnv(process.env);
  const database = await new DataSource(dataSourceOptions(DATABASE_URL, false)).initialize();
  const lock = database.createQueryRunner();
  // Held by this connection: a second one that is started at the same time waits, and finds nothing left to do.
  await lock.query(`SELECT pg_advisory_lock(hashtextextended('migrations', 0))`);
  const done = await database.runMigrations();
  await runMigrations({ connectionString: DATABASE_URL });
  await lock.release();
  await database.destroy();
  process.stdout.write(`${done.length} migrations were run; the database is up to date.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/embedded/postgres.ts';
import { fastTemporaryFolder } from '../../../scripts/embedded/temporary-folder.ts';
import { migrateDatabase } from '../../src/database/migrate-database.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that is only copied, never written. */
    templateUrl: string;
    /** The same, as the role that serves. */
    servingTemplateUrl: string;
  }
}

/** Nothing in it need survive, and a password that is random needs no stretching. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  scram_iterations: '1',
  max_connections: '200',
};

/** One real Postgres for all test files, outside the checkout. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fastTemporaryFolder('studio-api-test');
  const postgres = await startPostgres(folder.path, SETTINGS);
  await migrateDatabase({
    DATABASE_URL: postgres.servingUrl,
    MIGRATION_DATABASE_URL: postgres.url,
    RUN_MIGRATIONS: true,
  });
  project.provide('templateUrl', postgres.url);
  project.provide('servingTemplateUrl', postgres.servingUrl);
  return async () => {
    await postgres.stop();
    folder.remove();
  };
}

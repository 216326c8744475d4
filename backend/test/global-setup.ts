import { DataSource } from 'typeorm';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/embedded/postgres.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { dataSourceOptions } from '../src/database/data-source-options.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that is only copied, never written. */
    templateUrl: string;
  }
}

/** One real Postgres for all test files, outside the checkout; without fsync, because nothing in it need survive. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('studio-api-test');
  const postgres = await startPostgres(folder.path, { fsync: 'off', max_connections: '200' });
  const database = new DataSource(dataSourceOptions(postgres.url));
  await database.initialize();
  await database.destroy();
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    folder.remove();
  };
}

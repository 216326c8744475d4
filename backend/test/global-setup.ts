import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/embedded/postgres.ts';
import { dataSourceOptions } from '../src/database/data-source-options.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that is only copied, never written. */
    templateUrl: string;
  }
}

/** One real Postgres for all test files, outside the checkout; without fsync, because nothing in it need survive. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-api-test-'));
  const postgres = await startPostgres(folder, { fsync: 'off', max_connections: '200' });
  const database = new DataSource(dataSourceOptions(postgres.url));
  await database.initialize();
  await database.destroy();
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

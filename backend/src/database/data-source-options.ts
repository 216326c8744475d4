import type { DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** @param migrationsRun whether a server brings the database up to date itself at its start; not where several may start at once */
export function dataSourceOptions(url: string, migrationsRun = true): PostgresOptions {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun,
    migrationsTransactionMode: 'each',
    poolSize: 10,
    connectTimeoutMS: 5_000,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    entities,
    migrations,
  };
}

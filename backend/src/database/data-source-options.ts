import type { DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations.js';

export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: true,
    migrationsTransactionMode: 'each',
    poolSize: 10,
    connectTimeoutMS: 5_000,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    entities,
    migrations,
  };
}

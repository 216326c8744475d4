import type { DataSourceOptions } from 'typeorm';
import { type Purpose, connectionLimits } from './connection-limits.js';
import { entities } from './entities.js';
import { migrations } from './migrations.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

export function dataSourceOptions(url: string, purpose: Purpose = 'serving'): PostgresOptions {
  const { max, ...extra } = connectionLimits[purpose];
  return {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsTransactionMode: 'each',
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    entities,
    migrations,
    poolSize: max,
    extra,
  };
}

import { Logger } from '@nestjs/common';
import { Pool, type PoolConfig } from 'pg';

/** For what does not go through TypeORM. A broken connection is logged and replaced when needed. */
export function openPool(connectionString: string, limits: PoolConfig): Pool {
  const logger = new Logger('Database');
  const warn = (error: Error): void => logger.warn(`A connection to the database broke: ${error.message}`);
  const pool = new Pool({ connectionString, ...limits });
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

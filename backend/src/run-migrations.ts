import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { AuditLog } from './audit/audit-log.js';
import { AdminAccounts } from './auth/admin-accounts.js';
import { FirstAdmin } from './auth/first-admin.js';
import { AccountNotices } from './auth/account-notices.js';
import { Passwords } from './auth/passwords.js';
import { readMigrationEnv } from './config/env.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { migrateDatabase } from './database/migrate-database.js';
import { JobQueue } from './jobs/job-queue.js';

/** Updates the database and makes the first admin. @returns how many migrations were run */
export async function runMigrations(source: NodeJS.ProcessEnv): Promise<number> {
  const env = readMigrationEnv(source);
  const done = await migrateDatabase(env);
  const database = await new DataSource(dataSourceOptions(env.DATABASE_URL)).initialize();
  const notices = new AccountNotices(new JobQueue(database));
  const accounts = new AdminAccounts(database, new Passwords(), new AuditLog(database), notices);
  if (env.ADMIN_EMAIL) await new FirstAdmin(database, accounts, env).onApplicationBootstrap();
  await database.destroy();
  return done;
}

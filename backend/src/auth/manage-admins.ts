// node dist/auth/manage-admins.js COMMAND: runs on the database of DATABASE_URL, while the site runs or not.
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { readDatabaseEnv } from '../config/env.js';
import { openDatabase } from '../database/connect.js';
import { AdminAccounts } from './admin-accounts.js';
import { runAdminCommand } from './admin-command.js';
import { askSecretly, confirm } from './terminal.js';
import { Passwords } from './passwords.js';

let database: DataSource | undefined;
try {
  database = await openDatabase(readDatabaseEnv(process.env));
  const accounts = new AdminAccounts(database, new Passwords(), new AuditLog(database));
  await runAdminCommand(process.argv.slice(2), accounts, { print, askSecretly, confirm });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database?.destroy();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// node dist/auth/manage-admins.js COMMAND: runs on the database of DATABASE_URL, while the site runs or not.
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { AdminAccounts } from './admin-accounts.js';
import { runAdminCommand } from './admin-command.js';
import { askSecretly } from './ask-secretly.js';
import { Passwords } from './passwords.js';

const database = new DataSource(dataSourceOptions(process.env['DATABASE_URL'] ?? ''));
try {
  await database.initialize();
  const accounts = new AdminAccounts(database, new Passwords(), new AuditLog(database));
  await runAdminCommand(process.argv.slice(2), accounts, { print, askSecretly });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  if (database.isInitialized) await database.destroy();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

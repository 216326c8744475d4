// node dist/auth/manage-admins.js COMMAND: runs on the database of DATABASE_URL, while the site runs or not.
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { AuditExport } from '../audit/audit-export.js';
import { AuditLog } from '../audit/audit-log.js';
import { AuditReader } from '../audit/audit-reader.js';
import { readDatabaseEnv, readLinkEnv } from '../config/env.js';
import { Keys } from '../config/keys.js';
import { openDatabase } from '../database/connect.js';
import { reasonOf } from '../errors/reason-of.js';
import { JobQueue } from '../jobs/job-queue.js';
import { AdminAccounts } from './admin-accounts.js';
import { DraftsOfStaff } from '../drafts/drafts-of-staff.repository.js';
import { EnquiriesOfStaff } from '../enquiry/enquiries-of-staff.js';
import { runAdminCommand } from './admin-command.js';
import { AccountNotices } from './account-notices.js';
import { InvitationLinks } from './people/invitation-links.js';
import { Invitations } from './people/invitations.service.js';
import { SignInPolicies } from './second-factor/sign-in-policies.js';
import { askSecretly, confirm } from './terminal.js';
import { Passwords } from './passwords.js';

// Whoever reads it may have seen enough, such as `head`.
process.stdout.on('error', (error) => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});
let database: DataSource | undefined;
try {
  database = await openDatabase(readDatabaseEnv(process.env));
  const audit = new AuditLog(database);
  const tools = {
    accounts: new AdminAccounts(database, new Passwords(), audit, noticesIn(database)),
    enquiries: new EnquiriesOfStaff(audit),
    drafts: new DraftsOfStaff(database),
    policies: new SignInPolicies(database, audit),
    history: { reader: new AuditReader(database, audit), exporter: new AuditExport(database, audit) },
    invitations: invitationsIn(database),
    terminal: { print, askSecretly, confirm },
  };
  await runAdminCommand(process.argv.slice(2), tools);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await database?.destroy();
}

function noticesIn(source: DataSource): AccountNotices {
  return new AccountNotices(new JobQueue(source));
}

function invitationsIn(source: DataSource): () => Invitations {
  return () => {
    const env = readLinkEnv(process.env);
    const links = new InvitationLinks(new Keys(env), env);
    return new Invitations(source, links, new JobQueue(source), new AuditLog(source));
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

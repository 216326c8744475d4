import { AuditExport } from '../../src/audit/audit-export.js';
import { AuditReader } from '../../src/audit/audit-reader.js';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { type AdminTools, runAdminCommand } from '../../src/auth/admin-command.js';
import { OpenEnquiries } from '../../src/auth/open-enquiries.js';
import { Invitations } from '../../src/auth/people/invitations.service.js';
import { SignInPolicies } from '../../src/auth/second-factor/sign-in-policies.js';
import { UnsavedDrafts } from '../../src/auth/unsaved-drafts.js';
import type { TestApp } from '../setup/start-app.ts';

/** @param terminal what is said at it, unless nothing and yes @returns what is printed */
export async function runAsOperator(
  { app }: Pick<TestApp, 'app'>,
  command: string[],
  terminal: Partial<AdminTools['terminal']> = {},
): Promise<string> {
  const lines: string[] = [];
  await runAdminCommand(command, {
    accounts: app.get(AdminAccounts),
    enquiries: app.get(OpenEnquiries),
    drafts: app.get(UnsavedDrafts),
    policies: app.get(SignInPolicies),
    history: { reader: app.get(AuditReader), exporter: app.get(AuditExport) },
    invitations: () => app.get(Invitations),
    terminal: {
      print: (line) => lines.push(line),
      askSecretly: async () => undefined,
      confirm: async () => true,
      ...terminal,
    },
  });
  return lines.join('\n');
}

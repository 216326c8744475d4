import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ValidationError } from '../errors/validation-error.js';
import { newPassword } from './account.schema.js';
import type { AdminAccounts } from './admin-accounts.js';

const USAGE = `Usage:
  npm run admin -- create EMAIL [NAME]     somebody more who may sign in
  npm run admin -- reset-password EMAIL    a new password; every session of that account ends
  npm run admin -- list                    who may sign in`;
const OPERATOR = { name: 'An operator' };
const emailSchema = z.string().trim().toLowerCase().pipe(z.email());

export interface Terminal {
  print(line: string): void;
  /** What was typed without being shown; undefined where nobody sits. */
  askSecretly(question: string): Promise<string | undefined>;
}

/** Runs one command of an operator. @throws an error with a sentence for the operator */
export async function runAdminCommand(
  args: string[],
  accounts: AdminAccounts,
  terminal: Terminal,
): Promise<void> {
  const [command, email, ...name] = args;
  if (command === 'list' && args.length === 1) return list(accounts, terminal);
  if (!email || (command !== 'create' && command !== 'reset-password')) throw new Error(USAGE);
  const address = emailSchema.safeParse(email);
  if (!address.success) throw new Error(`"${email}" is not an email address.`);
  const { password, isMade } = await choosePassword(terminal);
  if (command === 'create')
    await accounts.create({ email: address.data, name: name.join(' ').trim(), password }, OPERATOR);
  else await accounts.resetPassword(address.data, password, OPERATOR);
  terminal.print(`${address.data} can sign in at /admin now.`);
  if (isMade) terminal.print(`The password is ${password}\nIt is shown this once: keep it.`);
}

async function list(accounts: AdminAccounts, terminal: Terminal): Promise<void> {
  const admins = await accounts.list();
  for (const { email, name, createdAt } of admins)
    terminal.print([createdAt.toISOString().slice(0, 10), email, name].filter(Boolean).join('  '));
  if (admins.length === 0) terminal.print('Nobody can sign in yet.');
}

/** Typed twice, or made when nothing is typed. */
async function choosePassword(terminal: Terminal): Promise<{ password: string; isMade: boolean }> {
  const typed = await terminal.askSecretly('New password (leave it empty to have one made): ');
  if (!typed) return { password: randomBytes(15).toString('base64url'), isMade: true };
  const checked = newPassword.safeParse(typed);
  if (!checked.success) throw new ValidationError({ password: checked.error.issues[0]?.message ?? '' });
  if ((await terminal.askSecretly('The same again: ')) !== typed)
    throw new Error('The two were not the same.');
  return { password: typed, isMade: false };
}

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ValidationError } from '../errors/validation-error.js';
import { newPassword } from './account.schema.js';
import type { AdminAccounts } from './admin-accounts.js';
import type { Terminal } from './terminal.js';

const USAGE = `Usage:
  npm run admin -- create EMAIL [NAME]     somebody more who may sign in
  npm run admin -- reset-password EMAIL    a new password; every session of that account ends
  npm run admin -- block EMAIL             nobody can sign in with it any more; every session ends
  npm run admin -- unblock EMAIL           it can be signed in with again
  npm run admin -- remove EMAIL            the account is gone for good; what was written stays
  npm run admin -- list                    who may sign in`;
const OPERATOR = { name: 'An operator' };
const emailSchema = z.string().trim().toLowerCase().pipe(z.email());

interface Command {
  accounts: AdminAccounts;
  terminal: Terminal;
  email: string;
  name: string;
}

const commands: Record<string, (command: Command) => Promise<void>> = {
  create: (command) =>
    withPassword(command, (password) => {
      const { accounts, email, name } = command;
      return accounts.create({ email, name, password }, OPERATOR);
    }),
  'reset-password': (command) =>
    withPassword(command, (password) => command.accounts.resetPassword(command.email, password, OPERATOR)),
  block: ({ accounts, terminal, email }) =>
    once(terminal, `End every session of ${email} and let nobody sign in with it?`, async () => {
      await accounts.block(email, OPERATOR);
      terminal.print(`Nobody can sign in as ${email} any more.`);
    }),
  unblock: async ({ accounts, terminal, email }) => {
    await accounts.unblock(email, OPERATOR);
    terminal.print(`${email} can sign in at /admin again.`);
  },
  remove: ({ accounts, terminal, email }) =>
    once(terminal, `Remove the account of ${email} for good?`, async () => {
      await accounts.remove(email, OPERATOR);
      terminal.print(`The account of ${email} is gone. What was written with it stays.`);
    }),
};

/** @throws an error with a sentence for the operator */
export async function runAdminCommand(
  args: string[],
  accounts: AdminAccounts,
  terminal: Terminal,
): Promise<void> {
  const [command = '', email, ...name] = args;
  if (command === 'list' && args.length === 1) return list(accounts, terminal);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || !email) throw new Error(USAGE);
  const address = emailSchema.safeParse(email);
  if (!address.success) throw new Error(`"${email}" is not an email address.`);
  await run({ accounts, terminal, email: address.data, name: name.join(' ').trim() });
}

async function list(accounts: AdminAccounts, terminal: Terminal): Promise<void> {
  const admins = await accounts.list();
  for (const { email, name, createdAt, blockedAt } of admins) {
    const day = createdAt.toISOString().slice(0, 10);
    terminal.print([day, email, name, blockedAt ? '(blocked)' : ''].filter(Boolean).join('  '));
  }
  if (admins.length === 0) terminal.print('Nobody can sign in yet.');
}

async function once(terminal: Terminal, question: string, act: () => Promise<void>): Promise<void> {
  if (!(await terminal.confirm(question))) throw new Error('Nothing was changed.');
  await act();
}

async function withPassword(
  { accounts, terminal, email }: Command,
  act: (password: string) => Promise<void>,
): Promise<void> {
  const { password, isMade } = await choosePassword(terminal);
  await act(password);
  const admin = (await accounts.list()).find((each) => each.email === email);
  const outcome = admin?.blockedAt
    ? 'has a new password, and is still blocked.'
    : 'can sign in at /admin now.';
  terminal.print(`${email} ${outcome}`);
  if (isMade) terminal.print(`The password is ${password}\nIt is shown this once: keep it.`);
}

async function choosePassword(terminal: Terminal): Promise<{ password: string; isMade: boolean }> {
  const typed = await terminal.askSecretly('New password (leave it empty to have one made): ');
  if (!typed) return { password: randomBytes(15).toString('base64url'), isMade: true };
  const checked = newPassword.safeParse(typed);
  if (!checked.success) throw new ValidationError({ password: checked.error.issues[0]?.message ?? '' });
  if ((await terminal.askSecretly('The same again: ')) !== typed)
    throw new Error('The two were not the same.');
  return { password: typed, isMade: false };
}

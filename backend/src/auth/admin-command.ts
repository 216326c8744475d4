import { randomBytes } from 'node:crypto';
import { ValidationError } from '../errors/validation-error.js';
import { type Role, mayActAs } from '../requests/for-role.js';
import { studioClock } from '../studio/studio-moment.js';
import { newPassword } from './account.schema.js';
import type { AdminAccounts } from './admin-accounts.js';
import { USAGE, parseAdminArguments, parseEmail, parseRole } from './admin-arguments.js';
import type { OpenEnquiries } from './open-enquiries.js';
import { findTaker } from './people/find-taker.js';
import { handOverDrafts } from './people/hand-over-drafts.js';
import { formatExpiry } from './people/invitation.mail.js';
import type { Invitations } from './people/invitations.service.js';
import type { PersonRow } from './people/people.repository.js';
import type { SignInPolicies } from './second-factor/sign-in-policies.js';
import { type History, showHistory } from './show-history.js';
import { showSessions } from './show-sessions.js';
import type { Terminal } from './terminal.js';
import type { UnsavedDrafts } from './unsaved-drafts.js';

const OPERATOR = { name: 'An operator' };

export interface AdminTools {
  accounts: AdminAccounts;
  enquiries: OpenEnquiries;
  drafts: UnsavedDrafts;
  policies: SignInPolicies;
  history: History;
  /** Needs more of the configuration than the accounts do. */
  invitations: () => Invitations;
  terminal: Terminal;
}

interface Command extends AdminTools {
  email: string;
  rest: string[];
  /** Undefined when none is said. */
  role: Role | undefined;
  enquiriesTo: string | undefined;
  draftsTo: string | undefined;
  isForProgram: boolean;
  /** Id of the session that is to end. */
  end: string | undefined;
}

const commands: Record<string, (command: Command) => Promise<void>> = {
  create: (command) =>
    withPassword(command, (password) => {
      const { accounts, email, rest, role = 'owner', isForProgram } = command;
      const admin = { email, name: rest.join(' ').trim(), role, password };
      return accounts.create(admin, OPERATOR, isForProgram);
    }),
  invite: async ({ invitations, terminal, email, role }) => {
    const { invitation, link } = await invitations().invite({ email, role }, OPERATOR, 'by hand');
    terminal.print(
      `${email} is invited as ${invitation.role}. No mail is sent: give this link to nobody else.\n${link}`,
    );
    terminal.print(`It works once, until ${formatExpiry(invitation.expiresAt)}.`);
  },
  'take-back': async ({ invitations, terminal, email }) => {
    const all = invitations();
    const invitation = (await all.list()).find((each) => each.email === email);
    if (!invitation) throw new Error(`There is no invitation for ${email}.`);
    await all.takeBack(invitation.id, OPERATOR);
    terminal.print(`The invitation for ${email} is over.`);
  },
  role: async ({ accounts, drafts, terminal, email, rest }) => {
    const role = parseRole(rest[0]);
    await accounts.giveRole({ email }, role, OPERATOR);
    terminal.print(`${email} has the role ${role} now.`);
    const { count, texts } = await unsavedTextsOf(email, { accounts, drafts });
    if (count > 0 && !mayActAs(role, 'editor'))
      terminal.print(`Its ${texts} can be opened with its former role again, or be handed over by remove.`);
  },
  'reset-password': (command) =>
    withPassword(command, (password) => {
      const { accounts, email, isForProgram } = command;
      return accounts.resetPassword({ email }, password, OPERATOR, isForProgram);
    }),
  'reset-second-factor': ({ accounts, terminal, email }) =>
    once(
      terminal,
      `Remove app, recovery codes and passkeys of ${email}, and end every session?`,
      async () => {
        await accounts.resetSecondFactor({ email }, OPERATOR);
        terminal.print(`${email} signs in with the password alone now.`);
      },
    ),
  sessions: async ({ accounts, terminal, email, end }) => {
    if (end !== undefined) {
      await accounts.endSession({ email }, end, OPERATOR);
      return terminal.print(`That session of ${email} has ended.`);
    }
    const lines = showSessions(await accounts.listSessions({ email }));
    for (const line of lines) terminal.print(line);
    if (lines.length === 0) terminal.print(`${email} is signed in nowhere.`);
  },
  'sign-out': async ({ accounts, terminal, email }) => {
    await accounts.signOut({ email }, OPERATOR);
    terminal.print(`${email} is signed out everywhere.`);
  },
  block: ({ accounts, terminal, email }) =>
    once(terminal, `End every session of ${email} and let nobody sign in with it?`, async () => {
      await accounts.block({ email }, OPERATOR);
      terminal.print(`Nobody can sign in as ${email} any more.`);
    }),
  unblock: async ({ accounts, terminal, email }) => {
    await accounts.unblock({ email }, OPERATOR);
    terminal.print(`${email} can sign in at /admin again.`);
  },
  remove,
};

/** @throws an error with a sentence for the operator */
export async function runAdminCommand(args: string[], tools: AdminTools): Promise<void> {
  const { positionals, enquiriesTo, draftsTo, isForAll, history, ...options } = parseAdminArguments(args);
  const [command = '', email, ...rest] = positionals;
  if (command === 'list' && positionals.length === 1) return list(tools);
  if (command === 'history' && rest.length === 0)
    return showHistory(tools, { ...history, person: email }, OPERATOR);
  if (command === 'sign-out' && isForAll && !email) return signAllOut(tools);
  if (command === 'require-second-factor') return requireSecondFactor(tools, email);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || !email || isForAll) throw new Error(USAGE);
  const takers = { enquiriesTo: parseTaker(enquiriesTo), draftsTo: parseTaker(draftsTo) };
  await run({ ...tools, ...options, ...takers, email: parseEmail(email), rest });
}

function parseTaker(email: string | undefined): string | undefined {
  return email === undefined ? undefined : parseEmail(email);
}

async function remove({ accounts, enquiries, drafts, terminal, ...command }: Command): Promise<void> {
  const { email, enquiriesTo, draftsTo } = command;
  const { count, texts } = await unsavedTextsOf(email, { accounts, drafts });
  const question = `Remove the account of ${email} for good`;
  const loss = `, and delete its ${texts}? With --drafts-to EMAIL somebody takes what was never saved.`;
  await once(terminal, `${question}${count > 0 && !draftsTo ? loss : '?'}`, async () => {
    await accounts.remove({ email }, OPERATOR, async (manager, { id }) => {
      const taker = enquiriesTo ? await findTaker(manager, { email: enquiriesTo }, id) : null;
      await enquiries.handOver(manager, id, taker, OPERATOR);
      const writer = draftsTo ? { email: draftsTo } : null;
      await handOverDrafts(manager, drafts, { id, draftsTo: writer, deletedDrafts: count });
    });
    terminal.print(`The account of ${email} is gone. What was saved with it stays.`);
    terminal.print(`Its open enquiries belong to ${enquiriesTo ?? 'nobody'} now.`);
    if (count > 0)
      terminal.print(draftsTo ? `${draftsTo} has its ${texts} now.` : `Its ${texts} went with it.`);
  });
}

async function unsavedTextsOf(email: string, { accounts, drafts }: Pick<AdminTools, 'accounts' | 'drafts'>) {
  const person = (await accounts.list()).find((each) => each.email === email);
  const count = (person && (await drafts.countByOwner()).get(person.id)) ?? 0;
  return {
    count,
    texts: count === 1 ? '1 text that was never saved' : `${count} texts that were never saved`,
  };
}

async function requireSecondFactor({ policies, terminal }: AdminTools, choice?: string): Promise<void> {
  if (choice !== 'on' && choice !== 'off') throw new Error(USAGE);
  await policies.require(choice === 'on', OPERATOR);
  terminal.print(
    choice === 'on'
      ? 'Everybody needs a second factor now, seven days after their next sign-in at the latest.'
      : 'Nobody needs a second factor now.',
  );
}

async function list({ accounts, terminal }: AdminTools): Promise<void> {
  const people = await accounts.list();
  for (const person of people) terminal.print(formatPerson(person));
  if (people.length === 0) terminal.print('Nobody can sign in yet.');
  for (const { email, role, expiresAt } of await accounts.listInvitations())
    terminal.print(`${email}  invited as ${role} until ${formatExpiry(expiresAt)}`);
}

function signAllOut({ accounts, terminal }: AdminTools): Promise<void> {
  return once(terminal, 'End every session of everybody?', async () => {
    for (const { email } of await accounts.list()) await accounts.signOut({ email }, OPERATOR);
    terminal.print('Everybody is signed out everywhere.');
  });
}

function formatPerson({ created_at, email, name, role, blocked_at, ...factors }: PersonRow): string {
  const columns = [studioClock(new Date(created_at)).slice(0, 10), email, name, role, formatFactors(factors)];
  return [...columns, blocked_at ? '(blocked)' : ''].filter(Boolean).join('  ');
}

function formatFactors({ has_app, passkeys }: Pick<PersonRow, 'has_app' | 'passkeys'>): string {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  return [has_app ? 'app' : '', passkeys > 0 ? keys : ''].filter(Boolean).join(', ') || 'no second factor';
}

async function once(terminal: Terminal, question: string, act: () => Promise<void>): Promise<void> {
  if (!(await terminal.confirm(question))) throw new Error('Nothing was changed.');
  await act();
}

async function withPassword(
  { accounts, terminal, email, isForProgram }: Command,
  act: (password: string) => Promise<void>,
): Promise<void> {
  const { password, isMade } = await choosePassword(terminal);
  await act(password);
  const person = (await accounts.list()).find((each) => each.email === email);
  const outcome = person?.blocked_at
    ? 'has a new password, and is still blocked.'
    : `can sign in at /admin now, as ${person?.role}.`;
  terminal.print(`${email} ${outcome}`);
  if (!isForProgram) terminal.print('The password works for 72 hours: it is to be changed by then.');
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

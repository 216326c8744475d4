import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROLES, type Role } from '../requests/for-role.js';

export const USAGE = `Usage:
  npm run admin -- create EMAIL [NAME] [--role ROLE]   somebody more who may sign in, with a password
  npm run admin -- invite EMAIL [--role ROLE]          shows a link by which they choose their own password
  npm run admin -- take-back EMAIL                     an invitation that was not taken up is over
  npm run admin -- role EMAIL ROLE                     another role
  npm run admin -- reset-password EMAIL                a new password; every session of that account ends
  npm run admin -- reset-second-factor EMAIL           app, recovery codes and passkeys go; every session ends
  npm run admin -- sessions EMAIL [--end ID]           where they are signed in; one of these sessions ends
  npm run admin -- sign-out EMAIL|--all                every session of that account ends, or of all
  npm run admin -- block EMAIL                         nobody can sign in with it any more; every session ends
  npm run admin -- unblock EMAIL                       it can be signed in with again
  npm run admin -- remove EMAIL [--enquiries-to EMAIL] [--drafts-to EMAIL]
                                                       the account is gone for good; what was saved stays, and text
                                                       that never was is handed over, or deleted
  npm run admin -- require-second-factor on|off        whether everybody needs one
  npm run admin -- list                                who may sign in, and who is invited
  npm run admin -- history [WHO] [--kind KIND] [--from DAY] [--until DAY] [--csv]
                                                       what they did and what was done to their account

KIND is security or work, DAY is by the clock of the studio, such as 2026-11-23; --csv has everything, as a file.
A password that is set here ends after 72 hours unless its owner changes it; with --for-program it stays.
ROLE is ${ROLES.join(', ')}; unless said, owner for create and, for invite, what an earlier invitation says, or leads.`;
const emailSchema = z.string().trim().toLowerCase().pipe(z.email());
const roleSchema = z.enum(ROLES, USAGE);
const sessionId = z.uuid();

/** @throws an error with the usage */
export function parseAdminArguments(args: string[]) {
  try {
    const options = {
      role: { type: 'string' },
      'enquiries-to': { type: 'string' },
      'drafts-to': { type: 'string' },
      'for-program': { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      end: { type: 'string' },
      kind: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      csv: { type: 'boolean', default: false },
    } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return {
      positionals,
      role: values.role === undefined ? undefined : parseRole(values.role),
      enquiriesTo: values['enquiries-to'],
      draftsTo: values['drafts-to'],
      isForProgram: values['for-program'],
      isForAll: values.all,
      end: values.end === undefined ? undefined : sessionId.parse(values.end),
      history: { kind: values.kind, from: values.from, until: values.until, isFile: values.csv },
    };
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}

export function parseEmail(text: string): string {
  const address = emailSchema.safeParse(text);
  if (address.success) return address.data;
  throw new Error(`"${text}" is not an email address.`);
}

export function parseRole(text: string | undefined): Role {
  const role = roleSchema.safeParse(text?.toLowerCase());
  if (role.success) return role.data;
  throw new Error(USAGE);
}

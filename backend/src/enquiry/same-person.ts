import type { Enquiry } from './enquiry.entity.js';

export type PersonIdentifiers = Pick<Enquiry, 'email' | 'phoneE164'>;

interface PersonSql {
  lowerCaseEmail: string;
  phone: string;
}

export const ENQUIRY: PersonSql = { lowerCaseEmail: 'lower(enquiry.email)', phone: 'enquiry.phone_e164' };
/** A second one beside `ENQUIRY`. */
export const OTHER: PersonSql = { lowerCaseEmail: 'lower(other.email)', phone: 'other.phone_e164' };
export const DO_NOT_CONTACT: PersonSql = {
  lowerCaseEmail: 'do_not_contact.email',
  phone: 'do_not_contact.phone_e164',
};
export const PARAMETERS: PersonSql = { lowerCaseEmail: 'lower($1)', phone: '$2' };

/** Somebody may have typed in a stranger's address or number, so staff choose what must be the same. */
export const SAME_BY = ['both', 'email', 'phone', 'either'] as const;
export type SameBy = (typeof SAME_BY)[number];

/** The SQL condition that two are the same person. It always uses both parameters: Postgres refuses unused ones. */
export function samePerson(one: PersonSql, other: PersonSql, by: SameBy = 'either'): string {
  const email = `${one.lowerCaseEmail} = ${other.lowerCaseEmail}`;
  const phone = `${one.phone} = ${other.phone}`;
  const either = `(${email} OR ${phone})`;
  return {
    both: `(${email} AND ${phone})`,
    email: `(${either} AND ${email})`,
    phone: `(${either} AND ${phone})`,
    either,
  }[by];
}

import { expect, test } from 'vitest';
import { Enquiry } from '../../api/wire.gen.ts';
import { enquiriesMeant } from './enquiriesMeant.ts';

const other = (name: string, same_email: boolean, same_phone: boolean) => ({
  id: name,
  created_at: '',
  name,
  state: 'new' as const,
  same_email,
  same_phone,
});
const others = [other('both', true, true), other('address', true, false), other('number', false, true)];
const names = (by: Parameters<typeof enquiriesMeant>[1]) =>
  enquiriesMeant(enquiryWith(others), by).map(({ name }) => name);

test.each([
  ['both', ['Asha', 'both']],
  ['email', ['Asha', 'both', 'address']],
  ['phone', ['Asha', 'both', 'number']],
  ['either', ['Asha', 'both', 'address', 'number']],
] as const)('by %s these are meant: %j', (by, expected) => {
  expect(names(by)).toEqual(expected);
});

function enquiryWith(them: Enquiry['others']): Enquiry {
  return Enquiry.parse({
    id: 'this',
    created_at: '',
    name: 'Asha',
    email: 'asha@example.com',
    phone: '1',
    phone_e164: '+911',
    message: 'x',
    state: 'new',
    do_not_contact: false,
    studio_mail: 'sent',
    call_due: '',
    project_slug: null,
    project_title: null,
    shortlist_count: 0,
    shortlist: [],
    page: null,
    consent_text: 'x',
    consent_hash: null,
    consent_language: null,
    consent_address: null,
    offers_consent: null,
    offers_text: null,
    withdrawal: null,
    do_not_contact_mark: null,
    consent_version: '1',
    spam_reason: null,
    studio_mail_sent_at: null,
    studio_mail_attempts: 1,
    studio_mail_error: null,
    acknowledgement: 'sent',
    acknowledgement_sent_at: null,
    acknowledgement_attempts: 1,
    acknowledgement_error: null,
    mail_attempts: 2,
    mail_last_error: null,
    notes: [],
    others: them,
    meant: { both: 2, email: 3, phone: 3, either: 4 },
  });
}

import { consentOf } from './consent.js';
import type { Enquiry } from './enquiry.entity.js';
import type { NewEnquiry } from './enquiry.schema.js';

export function toEnquiryRow(
  input: NewEnquiry,
  submissionKey: string | null,
  spamReason: string | null,
): Partial<Enquiry> {
  const { version, text } = consentOf(input.consent_version);
  return {
    name: input.name,
    email: input.email,
    phone: input.phone.typed,
    phoneE164: input.phone.e164,
    message: input.message,
    consent: input.consent,
    consentVersion: version,
    consentText: text,
    page: input.page ?? null,
    submissionKey,
    spamReason,
    state: spamReason ? 'spam' : 'new',
  };
}

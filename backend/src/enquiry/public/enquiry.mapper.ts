import { consentText } from './consent.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { NewEnquiry } from './enquiry.schema.js';

export function toEnquiryRow(
  input: NewEnquiry,
  submissionKey: string | null,
  spamReason: string | null,
): Partial<Enquiry> {
  return {
    name: input.name,
    email: input.email,
    phone: input.phone.typed,
    phoneE164: input.phone.e164,
    message: input.message,
    consent: input.consent,
    consentVersion: input.consent_version,
    consentText: consentText(input.consent_version),
    page: input.page ?? null,
    submissionKey,
    spamReason,
    state: spamReason ? 'spam' : 'new',
  };
}

import { createHash } from 'node:crypto';
import type { Enquiry } from '../enquiry.entity.js';
import { consentText } from './consent.js';
import type { NewEnquiry } from './enquiry.schema.js';
import { runSpamCheck } from './spam-check.js';

export function toEnquiryRow(input: NewEnquiry, idempotencyKey: string | undefined) {
  const spamReason = runSpamCheck(input);
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
    submissionKey: idempotencyKey ? submissionKey(idempotencyKey, input) : null,
    spamReason,
    state: spamReason ? 'spam' : 'new',
  } satisfies Partial<Enquiry>;
}

/** Includes the content: a form that was corrected and sent again is another enquiry, not a repetition. */
function submissionKey(idempotencyKey: string, { name, email, phone, message }: NewEnquiry): string {
  const content = JSON.stringify([idempotencyKey, name, email, phone.e164, message]);
  return createHash('sha256').update(content).digest('base64url');
}

import { createHash } from 'node:crypto';
import type { Enquiry } from '../enquiry.entity.js';
import type { NamedInEnquiry } from './named-projects.js';
import type { NewEnquiry } from './enquiry.schema.js';
import { sourceOf } from './source-of.js';

export function toEnquiryRow(input: NewEnquiry, named: NamedInEnquiry, idempotencyKey: string | undefined) {
  return {
    name: input.name,
    email: input.email,
    phone: input.phone.typed,
    phoneE164: input.phone.e164,
    message: input.message,
    consent: input.consent,
    page: input.page ?? null,
    ...named,
    ...sourceOf(input),
    submissionKey: idempotencyKey ? submissionKey(idempotencyKey, input) : null,
  } satisfies Partial<Enquiry>;
}

/** Includes the content: a form that was corrected and sent again is another enquiry, not a repetition. */
function submissionKey(idempotencyKey: string, input: NewEnquiry): string {
  const { name, email, phone, message, project, shortlist, offers } = input;
  const kept = [project, shortlist, offers].filter(Boolean);
  const content = JSON.stringify([idempotencyKey, name, email, phone.e164, message, ...kept]);
  return createHash('sha256').update(content).digest('base64url');
}

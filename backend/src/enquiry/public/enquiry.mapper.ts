import { createHash } from 'node:crypto';
import { toKindColumns } from '../enquiry-kind.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { NamedInEnquiry } from './named-projects.js';
import type { NewEnquiry } from './enquiry.schema.js';
import { enquirySourceOf } from './enquiry-source-of.js';

/** `files` are their hashes. */
interface Sent {
  idempotencyKey: string | undefined;
  files: string[];
}

export function toEnquiryRow(input: NewEnquiry, named: NamedInEnquiry, sent: Sent) {
  const idempotencyKey = sent.idempotencyKey ?? input.idempotency_key;
  return {
    name: input.name,
    email: input.email,
    phone: input.phone.typed,
    phoneE164: input.phone.e164,
    message: input.message,
    consent: input.consent,
    page: input.page ?? null,
    ...toKindColumns(input.type ?? null),
    ...named,
    ...enquirySourceOf(input),
    submissionKey: idempotencyKey ? submissionKey(idempotencyKey, input, sent.files) : null,
  } satisfies Partial<Enquiry>;
}

/**
 * Includes the content: a form that was corrected and sent again is another enquiry, not a repetition. What stands for its
 * files comes after a dot (`findRepeated`).
 */
function submissionKey(idempotencyKey: string, input: NewEnquiry, files: string[]): string {
  const { name, email, phone, message, project, shortlist, offers } = input;
  const kept = [project, shortlist, offers].filter(Boolean);
  const content = JSON.stringify([idempotencyKey, name, email, phone.e164, message, ...kept]);
  return [content, ...(files.length > 0 ? [files.join(' ')] : [])].map(hash).join('.');
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

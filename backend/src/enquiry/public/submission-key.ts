import { createHash } from 'node:crypto';
import type { NewEnquiry } from './enquiry.schema.js';

/**
 * The same for repeated presses of one button. The words are part of it: what somebody corrected and sent again
 * under the same key is a new enquiry, not lost.
 */
export function submissionKey(idempotencyKey: string, enquiry: NewEnquiry): string {
  const { name, email, phone, message } = enquiry;
  const content = JSON.stringify([idempotencyKey, name, email, phone.e164, message]);
  return createHash('sha256').update(content).digest('base64url');
}

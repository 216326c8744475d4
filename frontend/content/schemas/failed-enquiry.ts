import * as z from 'zod';
import { text } from './text.ts';

const fallback = { title: text, text, button: text };

/** What is said when an enquiry does not leave, and of what is kept until it does. */
export const failedEnquirySchema = z.strictObject({
  title: text,
  titleTwo: text,
  wait: z.strictObject({
    ...fallback,
    waiting: text,
    promise: text,
    files: text,
    changed: text,
    instead: text,
    cancel: text,
    cancelled: text,
    refused: text,
  }),
  whatsapp: z.strictObject(fallback),
  mail: z.strictObject({ ...fallback, subject: text }),
  letter: text,
  about: text,
  ring: text,
  sent: text,
  sentWithoutFiles: text,
  unsent: text,
  expired: text,
  askAnew: text,
  askLater: text,
  newConsent: text,
  draft: z.strictObject({ kept: text, clear: text, cleared: text, putBack: text }),
});
export type FailedEnquiry = z.infer<typeof failedEnquirySchema>;

import * as z from 'zod';
import { banner, text } from './text.ts';

const field = z.strictObject({ label: text, autocomplete: text.optional(), hint: text.optional() });

const enquiry = z.strictObject({
  title: text,
  intro: text.optional(),
  typeLabel: text,
  /** Of those that are types of an enquiry, staff see the type. */
  types: z.record(text, text),
  messageLabel: text,
  messageHint: text.optional(),
  submit: text,
  projectPrefix: text,
  orCall: text,
});

/** The contact page and the enquiry that opens over other pages. */
export const contactSchema = z.strictObject({
  banner,
  title: text,
  intro: text.optional(),
  fields: z.strictObject({ name: field, email: field, phone: field, message: field }),
  honeypot: text,
  submit: text,
  submitting: text,
  allRequired: text,
  allButOffers: text,
  errors: z.strictObject({
    server: text,
    network: text,
    silence: text,
    status: text.includes('{status}'),
    elsewhere: text,
    unsent: text,
    kept: text,
    name: text,
    email: text,
    phone: text,
    message: text,
    consent: text,
  }),
  map: z.strictObject({ label: text, load: text, note: text.optional(), open: text }),
  columns: z.strictObject({ label: text, address: text, phone: text, email: text }),
  enquiry,
});
export type Contact = z.infer<typeof contactSchema>;

import { z } from 'zod';

const text = z.string().optional().catch(undefined);
export const enquiryFormSchema = z.object({
  name: text,
  email: text,
  phone: text,
  message: text,
  consent: text,
  offers: text,
  website: text,
  page: text,
  project: text,
  consent_version: text,
  idempotency_key: text,
});
export type SubmittedEnquiry = z.infer<typeof enquiryFormSchema>;

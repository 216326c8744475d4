import { z } from 'zod';
import { paginationSchema } from '../pages/page.schema.js';

const actions = [
  'blog added',
  'blog changed',
  'blog moved to the bin',
  'blog restored',
  'blog deleted for good',
  'preview link made',
  'enquiry state changed',
  'enquiry note added',
  'enquiry mail sent again',
  'do-not-contact set',
  'do-not-contact lifted',
  'enquiries exported',
  'person erased',
  'account created',
  'password changed',
  'password reset',
] as const;
export type AuditAction = (typeof actions)[number];

const auditEntrySchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    who: z.string().meta({ description: 'E-mail of the admin, or who else it was' }),
    action: z.enum(actions),
    subject_type: z.enum(['blog', 'enquiry', 'account']),
    subject_id: z.string().nullable(),
    subject: z.string().meta({ description: 'Heading of the post, e-mail of the account, or what was done' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditListSchema = z
  .object({ data: z.array(auditEntrySchema), pagination: paginationSchema })
  .meta({ id: 'AuditList' });
export type AuditList = z.infer<typeof auditListSchema>;

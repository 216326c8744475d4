import { z } from 'zod';
import { pageQuery } from '../pagination/page-query.schema.js';
import { pageSchema } from '../pagination/pagination.schema.js';
import { studio } from '../studio/studio.js';

const workActions = [
  'blog added',
  'blog changed',
  'blog moved to the bin',
  'blog restored',
  'blog deleted for good',
  'project added',
  'project changed',
  'project moved to the bin',
  'project restored',
  'project deleted for good',
  'projects put in order',
  'preview link made',
  'words changed',
  'enquiry state changed',
  'enquiry note added',
  'enquiry contact noted',
  'enquiry contact taken back',
  'enquiry outcome noted',
  'enquiry worked on',
  'enquiry mail sent again',
  'do-not-contact set',
  'do-not-contact lifted',
  'enquiries exported',
  'person erased',
  'old enquiries deleted',
  'modal put to rest',
  'modal woken',
  'old history deleted',
  'consent withdrawn',
  'call cancelled',
  'consent given again',
  'consent evidence made',
] as const;
export const securityActions = [
  'signed in',
  'sign-in failed',
  'sign-in locked',
  'session extended',
  'signed out',
  'account created',
  'password changed',
  'password reset',
  'account created',
  'account blocked',
  'account unblocked',
  'account removed',
  'enquiries listed',
  'enquiry read',
  'enquiries exported',
  'person erased',
  'person exported',
  'history read',
] as const;
export type AuditAction = (typeof workActions)[number] | (typeof securityActions)[number];

const auditListEntrySchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    who: z.string().meta({ description: 'E-mail of the admin, or who else it was' }),
    action: z.enum([...workActions, ...securityActions]),
    subject_type: z.enum(['blog', 'content', 'project', 'enquiry', 'account', 'history']),
    subject_id: z.string().nullable(),
    subject: z.string().meta({
      description: 'Heading of the post, title of the project, e-mail of the account, or what was done',
    }),
    network: z.string().nullable().meta({ description: 'Where from: /24 of IPv4, /48 of IPv6' }),
    request_id: z.string().nullable().meta({ description: 'As in the logs' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditListEntry = z.infer<typeof auditListEntrySchema>;

export const auditQuery = pageQuery(studio.pageSizes.audit).extend({
  kind: z.enum(['security', 'work']).optional().catch(undefined),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditListSchema = pageSchema(auditListEntrySchema).meta({ id: 'AuditList' });
export type AuditList = z.infer<typeof auditListSchema>;

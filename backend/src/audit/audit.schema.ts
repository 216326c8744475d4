import { z } from 'zod';
import { pageQuery } from '../pagination/page-query.schema.js';
import { pageSchema } from '../pagination/pagination.schema.js';
import { studio } from '../studio/studio.js';

const workActions = [
  'blog added',
  'blogs imported',
  'import taken back',
  'pictures of an import tried again',
  'blog changed',
  'blog version put back',
  'blog moved to the bin',
  'blog restored',
  'blog deleted for good',
  'project added',
  'project changed',
  'project version put back',
  'project moved to the bin',
  'project restored',
  'project deleted for good',
  'projects put in order',
  'picture changed',
  'picture replaced',
  'picture moved to the bin',
  'picture restored',
  'picture deleted for good',
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
  'old address added',
  'old address changed',
  'old address removed',
  'old addresses imported',
  'missed address left out',
  'missed address taken in again',
] as const;
export const securityActions = [
  'signed in',
  'first step passed',
  'sign-in failed',
  'sign-in locked',
  'session extended',
  'signed out',
  'session ended',
  'single sign-on refused',
  'single sign-on linked',
  'account created',
  'name changed',
  'password changed',
  'password reset',
  'password link sent',
  'password changed by link',
  'account blocked',
  'account unblocked',
  'account removed',
  'person invited',
  'invitation sent again',
  'invitation taken back',
  'invitation taken up',
  'role changed',
  'second factor switched on',
  'second factor switched off',
  'second factor reset',
  'second factor required',
  'second factor made optional',
  'recovery codes made',
  'recovery code used',
  'passkey added',
  'passkey renamed',
  'passkey removed',
  'second step failed',
  'enquiries listed',
  'enquiry read',
  'enquiry file read',
  'do-not-contact looked up',
  'enquiries exported',
  'person erased',
  'person exported',
  'consent evidence made',
  'old addresses exported',
  'history read',
  'history exported',
] as const;
export const auditActions = [...workActions, ...securityActions] as const;
export type AuditAction = (typeof auditActions)[number];

const security = new Set<string>(securityActions);
export const actionsOf = {
  work: workActions.filter((action) => !security.has(action)),
  security: securityActions,
} as const;

const auditListEntrySchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    who: z.string().meta({ description: 'Email of the admin, or who else it was' }),
    action: z.enum(auditActions),
    subject_type: z.enum([
      'blog',
      'content',
      'project',
      'picture',
      'address',
      'enquiry',
      'account',
      'history',
    ]),
    subject_id: z.string().nullable(),
    subject: z.string().meta({
      description: 'Heading of the post, title of the project, email of the account, or what was done',
    }),
    network: z.string().nullable().meta({ description: 'Where from: /24 of IPv4, /48 of IPv6' }),
    request_id: z.string().nullable().meta({ description: 'As in the logs' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditListEntry = z.infer<typeof auditListEntrySchema>;

const MAX_NAME_LENGTH = 320;
const day = z
  .preprocess((sent) => sent || undefined, z.iso.date('Please give a day, such as 2026-11-23.').optional())
  .meta({ description: 'By the clock of the studio' });

const person = z
  .string()
  .max(MAX_NAME_LENGTH)
  .overwrite((text) => text.replaceAll('\0', ''));

export const auditFilter = z.object({
  kind: z.enum(['security', 'work']).optional().catch(undefined),
  action: z.enum(auditActions).optional().catch(undefined),
  person: person.optional().catch(undefined).meta({ description: 'As in `who`' }),
  from: day,
  until: day,
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditQuery = pageQuery(studio.pageSizes.audit).extend(auditFilter.shape);
export type AuditQuery = z.infer<typeof auditQuery>;

const actionNames = z.array(z.enum(auditActions)).readonly();
export const auditPeopleSchema = z
  .object({ data: z.array(z.string()), actions: z.object({ work: actionNames, security: actionNames }) })
  .meta({ id: 'AuditPeople', description: 'Whom and what the history is filtered by' });
export type AuditPeople = z.infer<typeof auditPeopleSchema>;

export const auditListSchema = pageSchema(auditListEntrySchema).meta({ id: 'AuditList' });
export type AuditList = z.infer<typeof auditListSchema>;

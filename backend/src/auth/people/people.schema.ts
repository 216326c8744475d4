import { z } from 'zod';
import { ROLES } from '../../requests/for-role.js';
import { newPassword, ownName } from '../account.schema.js';
import { loginSchema } from '../auth.schema.js';

const role = z.enum(ROLES, 'Please choose a role.');
const NO_LINK = 'This link is not whole. Please open it from the mail once more.';

export const invitationFormSchema = z
  .object({ email: loginSchema.shape.email, role }, 'Please enter an email address and choose a role.')
  .meta({ id: 'InvitationForm' });
export type InvitationForm = z.infer<typeof invitationFormSchema>;

export const roleFormSchema = z.object({ role }, 'Please choose a role.').meta({ id: 'RoleForm' });
export type RoleForm = z.infer<typeof roleFormSchema>;

const taker = z.uuid('Please choose somebody from the list.').nullable();

export const removalFormSchema = z
  .object({
    enquiries_to: taker.default(null),
    drafts_to: taker.default(null),
    deleted_drafts: z
      .int32('Please say how many drafts may be deleted.')
      .default(0)
      .meta({ description: 'So many as were told of, where nobody takes them: who has more is not removed' }),
  })
  .prefault({})
  .meta({ id: 'RemovalForm' });
export type RemovalForm = z.infer<typeof removalFormSchema>;

const token = z.string(NO_LINK).min(1, NO_LINK).max(200, NO_LINK);

export const joinCheckFormSchema = z.object({ token }, NO_LINK).meta({ id: 'JoinCheckForm' });
export type JoinCheckForm = z.infer<typeof joinCheckFormSchema>;

export const joinFormSchema = z
  .object({ token, name: ownName, password: newPassword }, 'Please enter your name and choose a password.')
  .meta({ id: 'JoinForm' });
export type JoinForm = z.infer<typeof joinFormSchema>;

export const joinCheckSchema = z
  .object({ email: z.string(), role: z.enum(ROLES), invited_by: z.string() })
  .meta({ id: 'JoinCheck' });
export type JoinCheck = z.infer<typeof joinCheckSchema>;

const personSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().meta({ description: 'The email address when no name was given' }),
    role: z.enum(ROLES),
    blocked_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable(),
    second_factor: z.object({
      app: z.boolean(),
      passkeys: z.int(),
      provider: z
        .boolean()
        .meta({ description: 'Has signed in by single sign-on; no second factor of ours' }),
    }),
    open_enquiries: z.int(),
    unsaved_drafts: z.int(),
    is_you: z.boolean(),
  })
  .meta({ id: 'Person' });

const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(ROLES),
    invited_by: z.string().meta({ description: 'Email of the owner, or who else it was' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    mail_failed: z.boolean().meta({
      description: 'The last attempt; tried again by itself for a while, unless it was refused for good',
    }),
  })
  .meta({ id: 'Invitation' });
export type InvitationAnswer = z.infer<typeof invitationSchema>;

export const peopleSchema = z
  .object({ people: z.array(personSchema), invitations: z.array(invitationSchema) })
  .meta({ id: 'People' });
export type PeopleAnswer = z.infer<typeof peopleSchema>;

const link = z.string().meta({ description: 'The one in the mail, to be given by hand when that fails' });

export const invitationMadeSchema = z.object({ data: invitationSchema, link }).meta({ id: 'InvitationMade' });
export type InvitationMade = z.infer<typeof invitationMadeSchema>;

export const invitationSentSchema = z.object({ link }).meta({ id: 'InvitationSent' });
export type InvitationSent = z.infer<typeof invitationSentSchema>;

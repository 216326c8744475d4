import type { Invitation } from './invitation.entity.js';
import type { PersonRow } from './people.repository.js';
import type { InvitationAnswer, PeopleAnswer } from './people.schema.js';

export function toPerson(
  { id, email, name, role, blocked_at, last_used_at, has_app, passkeys, has_provider }: PersonRow,
  yourId: string,
  left: { enquiries: ReadonlyMap<string, number>; drafts: ReadonlyMap<string, number> },
): PeopleAnswer['people'][number] {
  return {
    id,
    email,
    name: name || email,
    role,
    blocked_at,
    last_used_at,
    second_factor: { app: has_app, passkeys, provider: has_provider },
    open_enquiries: left.enquiries.get(id) ?? 0,
    unsaved_drafts: left.drafts.get(id) ?? 0,
    is_you: id === yourId,
  };
}

export function toInvitation(invitation: Invitation): InvitationAnswer {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.invitedBy,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    mail_failed: invitation.mailFailedAt !== null,
  };
}

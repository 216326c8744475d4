import { type EntityManager, MoreThan } from 'typeorm';
import type { Actor, AuditLog } from '../../audit/audit-log.js';
import type { Admin } from '../admin.entity.js';
import { Invitation } from './invitation.entity.js';

export async function takeBackInvitation(
  manager: EntityManager,
  audit: AuditLog,
  actor: Actor,
  { id, email, role }: Invitation,
): Promise<void> {
  await manager.delete(Invitation, id);
  const subject = { subjectType: 'account', subjectId: id, subject: `${email}: ${role}` } as const;
  await audit.record(manager, { actor, action: 'invitation taken back', ...subject });
}

/** Of somebody who is no longer an owner: nobody can join on their word any more. */
export async function takeBackInvitationsOf(
  manager: EntityManager,
  audit: AuditLog,
  actor: Actor,
  { email }: Admin,
): Promise<void> {
  const open = await manager.findBy(Invitation, { invitedBy: email, expiresAt: MoreThan(new Date()) });
  for (const invitation of open) await takeBackInvitation(manager, audit, actor, invitation);
}

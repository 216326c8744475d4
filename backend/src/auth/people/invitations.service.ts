import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import { ValidationError } from '../../errors/validation-error.js';
import { JobQueue } from '../../jobs/job-queue.js';
import type { Role } from '../../requests/for-role.js';
import { Admin } from '../admin.entity.js';
import { InvitationLinks } from './invitation-links.js';
import { Invitation } from './invitation.entity.js';
import { lockAccounts } from './lock-accounts.js';
import type { InvitationForm } from './people.schema.js';
import { invitationNotFound } from './person-id.pipe.js';
import { takeBackInvitation } from './take-back-invitations.js';

export const SEND_INVITATION = 'send-invitation';
const HOUR_MS = 3_600_000;
const VALID_MS = 72 * HOUR_MS;
/** Owners still see for so long that somebody never came. */
const KEPT_MS = 30 * 24 * HOUR_MS;
const MAX_OPEN = 50;
/** The last one before the link is over. */
const MAIL_ATTEMPTS = 20;

const DEFAULT_ROLE: Role = 'leads';

type InvitedPerson = Pick<InvitationForm, 'email'> & { role: Role | undefined };

export interface NewInvitation {
  invitation: Invitation;
  link: string;
}

@Injectable()
export class Invitations {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: InvitationLinks,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<Invitation[]> {
    return this.database.manager.find(Invitation, { order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** Replaces one that this address has, in its role unless another is said. @throws ValidationError */
  invite(form: InvitedPerson, actor: Actor, way: 'by mail' | 'by hand'): Promise<NewInvitation> {
    const { email } = form;
    return this.database.transaction(async (manager) => {
      await lockAccounts(manager, actor);
      if (await manager.existsBy(Admin, { email }))
        throw refusal(`There is an account for ${email} already.`);
      const before = await manager.findOneBy(Invitation, { email });
      if (!before && (await isFull(manager)))
        throw refusal(`${MAX_OPEN} people are invited already. Take back an invitation first.`);
      const action = before ? 'invitation sent again' : 'person invited';
      const role = form.role ?? before?.role ?? DEFAULT_ROLE;
      const made = await this.renew(manager, { id: before?.id, email, role }, actor, action);
      if (way === 'by mail') await this.mail(manager, made.invitation);
      return made;
    });
  }

  /** Makes another link; the one of before is over. @throws NotFoundException */
  sendAgain(id: string, actor: Actor): Promise<NewInvitation> {
    return this.change(id, actor, async (manager, invitation) => {
      const made = await this.renew(manager, invitation, actor, 'invitation sent again');
      await this.mail(manager, made.invitation);
      return made;
    });
  }

  /** @throws NotFoundException */
  takeBack(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, (manager, invitation) =>
      takeBackInvitation(manager, this.audit, actor, invitation),
    );
  }

  async removeOld(): Promise<void> {
    const end = new Date(Date.now() - KEPT_MS);
    await this.database.manager.delete(Invitation, { expiresAt: LessThan(end) });
  }

  private change<Result>(
    id: string,
    actor: Actor,
    work: (manager: EntityManager, invitation: Invitation) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      await lockAccounts(manager, actor);
      const invitation = await manager.findOneBy(Invitation, { id });
      if (!invitation) throw invitationNotFound();
      return work(manager, invitation);
    });
  }

  private async renew(
    manager: EntityManager,
    { id, email, role }: InvitationForm & { id: string | undefined },
    actor: Actor,
    action: AuditAction,
  ): Promise<NewInvitation> {
    const invitation = await manager.save(Invitation, {
      ...(id && { id }),
      email,
      role,
      linkKey: randomUUID(),
      invitedBy: 'email' in actor ? actor.email : actor.name,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + VALID_MS),
      mailedAt: null,
      mailFailedAt: null,
    });
    await this.record(manager, actor, action, invitation);
    return { invitation, link: this.links.linkTo(invitation) };
  }

  private async mail(manager: EntityManager, { id, linkKey }: Invitation): Promise<void> {
    const options = { key: `invitation:${id}`, attempts: MAIL_ATTEMPTS };
    await this.jobs.add(manager, SEND_INVITATION, { invitationId: id, linkKey }, options);
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id, email, role }: Invitation,
  ): Promise<void> {
    const subject = `${email}: ${role}`;
    await this.audit.record(manager, { actor, action, subjectType: 'account', subjectId: id, subject });
  }
}

async function isFull(manager: EntityManager): Promise<boolean> {
  return (await manager.countBy(Invitation, { expiresAt: MoreThan(new Date()) })) >= MAX_OPEN;
}

function refusal(sentence: string): ValidationError {
  return new ValidationError({ email: sentence });
}

import { ForbiddenException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit.schema.js';
import { ValidationError } from '../errors/validation-error.js';
import type { Role } from '../requests/for-role.js';
import { Admin } from './admin.entity.js';
import { AccountNotices } from './account-notices.js';
import { Passwords } from './passwords.js';
import { refusePersonal } from './passwords/refuse-personal.js';
import { setPassword } from './passwords/set-password.js';
import { Invitation } from './people/invitation.entity.js';
import { lockAccounts } from './people/lock-accounts.js';
import { type PersonRow, readPeople } from './people/people.repository.js';
import { personNotFound } from './people/person-id.pipe.js';
import { refuseLastOwner, refuseTooFewOwners } from './people/refuse-too-few-owners.js';
import { removeSecondFactor } from './people/remove-second-factor.js';
import { takeBackInvitationsOf } from './people/take-back-invitations.js';
import { revokeSessions } from './revoke-sessions.js';
import { Session } from './session.entity.js';
import { openOf, readOpenSessions } from './sessions/open-sessions.js';

export interface NewAdmin {
  email: string;
  name: string;
  role: Role;
  password: string;
}

/** Of a password that its owner is to change, in milliseconds. */
const TEMPORARY_FOR_MS = 72 * 3_600_000;

export type Account = { id: string } | { email: string };

type Work = (manager: EntityManager, admin: Admin) => Promise<void>;

@Injectable()
export class AdminAccounts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly notices: AccountNotices,
  ) {}

  list(): Promise<PersonRow[]> {
    return readPeople(this.database.manager);
  }

  listInvitations(): Promise<Invitation[]> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    return this.database.manager.find(Invitation, { where: { expiresAt: MoreThan(new Date()) }, order });
  }

  async create(admin: NewAdmin, actor: Actor, isForProgram = false): Promise<void> {
    refusePersonal(admin.password, admin, 'password');
    const isNew = await this.insertUnless({ email: admin.email }, admin, actor, endOf(isForProgram));
    if (!isNew) throw new ValidationError({ email: `There is an account for ${admin.email} already.` });
  }

  async createFirst(admin: NewAdmin, actor: Actor): Promise<void> {
    await this.insertUnless({}, admin, actor);
  }

  /** Ends every session of the account. @throws ValidationError when there is no such account */
  async resetPassword(account: Account, password: string, actor: Actor, isForProgram = false): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.change(account, 'password reset', actor, async (manager, admin) => {
      refusePersonal(password, admin, 'password');
      await setPassword(manager, admin.id, { passwordHash, isTemporary: true, endsAt: endOf(isForProgram) });
    });
  }

  /** @throws ForbiddenException for one's own */
  async resetSecondFactor(account: Account, actor: Actor): Promise<void> {
    await this.change(account, 'second factor reset', actor, async (manager, { id }) => {
      if (id === adminIdOf(actor))
        throw new ForbiddenException({
          message: 'Your own second factor is switched off under Account, with your password.',
        });
      await removeSecondFactor(manager, id);
      await this.notices.addSecondFactor(manager, id, 'second factor reset');
      await revokeSessions(manager, id);
    });
  }

  /** @throws ValidationError for the last owner who can sign in; owners are to stay two among themselves */
  async giveRole(account: Account, role: Role, actor: Actor): Promise<void> {
    const work: Work = async (manager, admin) => {
      if (role !== 'owner') {
        await refuseTooFewOwners(manager, admin, role, actor);
        await takeBackInvitationsOf(manager, this.audit, actor, admin);
      }
      await manager.update(Admin, admin.id, { role });
    };
    await this.change(
      account,
      'role changed',
      actor,
      work,
      (admin) => `${admin.email}: ${admin.role} to ${role}`,
    );
  }

  /** Remembered devices too. */
  async signOut(account: Account, actor: Actor): Promise<void> {
    await this.change(account, 'session ended', actor, async (manager, { id }) => {
      await manager.update(Admin, id, { devicesForgottenAt: new Date() });
      await revokeSessions(manager, id);
    });
  }

  async listSessions(account: Account): Promise<Session[]> {
    const { manager } = this.database;
    const admin = await manager.findOneBy(Admin, account);
    if (!admin) throw notFound(account);
    return readOpenSessions(manager, admin.id);
  }

  /** @throws ValidationError when it is over, or somebody else's */
  async endSession(account: Account, id: string, actor: Actor): Promise<void> {
    await this.change(account, 'session ended', actor, async (manager, admin) => {
      const ended = await manager.update(Session, { ...openOf(admin.id), id }, { revokedAt: new Date() });
      if (ended.affected !== 1)
        throw new ValidationError({ session: `${admin.email} has no open session ${id}.` });
    });
  }

  /** Ends every session of the account. @throws ValidationError for the last owner who can sign in */
  async block(account: Account, actor: Actor): Promise<void> {
    await this.change(account, 'account blocked', actor, async (manager, admin) => {
      await refuseLastOwner(manager, admin);
      await takeBackInvitationsOf(manager, this.audit, actor, admin);
      const now = new Date();
      await manager.update(Admin, admin.id, { blockedAt: now, devicesForgottenAt: now });
      await revokeSessions(manager, admin.id);
    });
  }

  async unblock(account: Account, actor: Actor): Promise<void> {
    await this.change(account, 'account unblocked', actor, async (manager, { id }) => {
      await manager.update(Admin, id, { blockedAt: null });
    });
  }

  /** @param before in the same transaction @throws ValidationError for the last owner who can sign in */
  async remove(account: Account, actor: Actor, before?: Work): Promise<void> {
    await this.change(account, 'account removed', actor, async (manager, admin) => {
      await refuseLastOwner(manager, admin);
      await takeBackInvitationsOf(manager, this.audit, actor, admin);
      await before?.(manager, admin);
      await manager.delete(Admin, admin.id);
    });
  }

  private async insertUnless(
    taken: { email?: string },
    { password, ...admin }: NewAdmin,
    actor: Actor,
    passwordEndsAt: Date | null = null,
  ): Promise<boolean> {
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async (manager) => {
      await lockAccounts(manager, actor);
      if (await manager.existsBy(Admin, taken)) return false;
      await manager.delete(Invitation, { email: admin.email });
      const temporary = { passwordHash, passwordIsTemporary: true, passwordEndsAt };
      const { id, email } = await manager.save(Admin, { ...admin, ...temporary });
      await this.audit.record(manager, act(actor, 'account created', id, email));
      return true;
    });
  }

  private async change(
    account: Account,
    action: AuditAction,
    actor: Actor,
    work: Work,
    subjectOf = ({ email }: Admin) => email,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockAccounts(manager, actor);
      const admin = await manager.findOne(Admin, { where: account, lock: { mode: 'pessimistic_write' } });
      if (!admin) throw notFound(account);
      await work(manager, admin);
      await this.audit.record(manager, act(actor, action, admin.id, subjectOf(admin)));
    });
  }
}

function endOf(isForProgram: boolean): Date | null {
  return isForProgram ? null : new Date(Date.now() + TEMPORARY_FOR_MS);
}

function notFound(account: Account): Error {
  if ('id' in account) return personNotFound();
  return new ValidationError({ email: `There is no account for ${account.email}.` });
}

function act(actor: Actor, action: AuditAction, subjectId: string, subject: string) {
  return { actor, action, subjectType: 'account', subjectId, subject } as const;
}

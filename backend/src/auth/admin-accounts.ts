import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit.schema.js';
import { ValidationError } from '../errors/validation-error.js';
import { Admin } from './admin.entity.js';
import { Passwords } from './passwords.js';
import { revokeSessions } from './revoke-sessions.js';

export interface NewAdmin {
  email: string;
  name: string;
  password: string;
}

@Injectable()
export class AdminAccounts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
  ) {}

  async create(admin: NewAdmin, actor: Actor): Promise<void> {
    const isNew = await this.insertUnless({ email: admin.email }, admin, actor);
    if (!isNew) throw new ValidationError({ email: `There is an account for ${admin.email} already.` });
  }

  async createFirst(admin: NewAdmin, actor: Actor): Promise<void> {
    await this.insertUnless({}, admin, actor);
  }

  /** Ends every session of the account. @throws ValidationError when there is no such account */
  async resetPassword(email: string, password: string, actor: Actor): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.change(email, 'password reset', actor, async (manager, { id }) => {
      await manager.update(Admin, id, { passwordHash, passwordIsTemporary: true });
      await revokeSessions(manager, id);
    });
  }

  /** Ends every session of the account. @throws ValidationError for the last one that can sign in */
  async block(email: string, actor: Actor): Promise<void> {
    await this.change(email, 'account blocked', actor, async (manager, admin) => {
      await this.refuseLast(manager, admin);
      await manager.update(Admin, admin.id, { blockedAt: new Date() });
      await revokeSessions(manager, admin.id);
    });
  }

  async unblock(email: string, actor: Actor): Promise<void> {
    await this.change(email, 'account unblocked', actor, async (manager, { id }) => {
      await manager.update(Admin, id, { blockedAt: null });
    });
  }

  /** @throws ValidationError for the last one that can sign in */
  async remove(email: string, actor: Actor): Promise<void> {
    await this.change(email, 'account removed', actor, async (manager, admin) => {
      await this.refuseLast(manager, admin);
      await manager.delete(Admin, admin.id);
    });
  }

  list(): Promise<Admin[]> {
    return this.database.manager.find(Admin, { order: { createdAt: 'ASC' } });
  }

  private async insertUnless(
    taken: { email?: string },
    { email, name, password }: NewAdmin,
    actor: Actor,
  ): Promise<boolean> {
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async (manager) => {
      await lockAccounts(manager);
      if (await manager.existsBy(Admin, taken)) return false;
      const { id } = await manager.save(Admin, { email, name, passwordHash, passwordIsTemporary: true });
      await this.audit.record(manager, act(actor, 'account created', { id, email }));
      return true;
    });
  }

  private async change(
    email: string,
    action: AuditAction,
    actor: Actor,
    work: (manager: EntityManager, admin: Admin) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockAccounts(manager);
      const admin = await manager.findOneBy(Admin, { email });
      if (!admin) throw new ValidationError({ email: `There is no account for ${email}.` });
      await work(manager, admin);
      await this.audit.record(manager, act(actor, action, admin));
    });
  }

  private async refuseLast(manager: EntityManager, { id, email }: Admin): Promise<void> {
    if (await manager.existsBy(Admin, { id: Not(id), blockedAt: IsNull() })) return;
    throw new ValidationError({
      email: `${email} is the last account that can sign in. Create or unblock another one first.`,
    });
  }
}

/** One at a time: two operators, or several servers that make the first account. */
async function lockAccounts(manager: EntityManager): Promise<void> {
  await manager.query('LOCK TABLE admin IN SHARE ROW EXCLUSIVE MODE');
}

function act(actor: Actor, action: AuditAction, { id, email }: Pick<Admin, 'id' | 'email'>) {
  return { actor, action, subjectType: 'account', subjectId: id, subject: email } as const;
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not } from 'typeorm';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit.schema.js';
import { ValidationError } from '../errors/validation-error.js';
import { Admin } from './admin.entity.js';
import { Passwords } from './passwords.js';
import { Session } from './session.entity.js';

export interface NewAdmin {
  email: string;
  name: string;
  password: string;
}

/** The people who may sign in. A password that changes ends every session but the one it was changed in. */
@Injectable()
export class AdminAccounts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ValidationError when somebody has that address already */
  async create({ email, name, password }: NewAdmin, actor: Actor): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (manager) => {
      // Two of them at the same moment, or beside a server that makes the first one.
      await manager.query('LOCK TABLE admin IN SHARE ROW EXCLUSIVE MODE');
      if (await manager.existsBy(Admin, { email }))
        throw new ValidationError({ email: `There is an account for ${email} already.` });
      const { id } = await manager.save(Admin, { email, name, passwordHash });
      await this.audit.record(manager, act(actor, 'account created', id, email));
    });
  }

  /** @throws ValidationError when there is no such account */
  async resetPassword(email: string, password: string, actor: Actor): Promise<void> {
    const admin = await this.database.manager.findOneBy(Admin, { email });
    if (!admin) throw new ValidationError({ email: `There is no account for ${email}.` });
    await this.setPassword(admin, password, act(actor, 'password reset', admin.id, email));
  }

  /** @throws ValidationError when the present password is not the right one, or the new one no better */
  async changePassword(session: Session, current: string, wanted: string): Promise<void> {
    const admin = await this.confirm(session, current, 'current_password');
    if (wanted === current)
      throw new ValidationError({
        new_password: 'Please choose a password that differs from the present one.',
      });
    if (wanted.toLowerCase().includes(admin.email))
      throw new ValidationError({
        new_password: 'Please choose a password without your email address in it.',
      });
    await this.setPassword(
      admin,
      wanted,
      act(session, 'password changed', admin.id, admin.email),
      session.id,
    );
  }

  /** @param field named in the message. Never 401: that would say that the session is over. */
  async confirm({ adminId }: Session, password: string, field: string): Promise<Admin> {
    const admin = await this.database.manager.findOneByOrFail(Admin, { id: adminId });
    if (await this.passwords.matches(password, admin.passwordHash)) return admin;
    throw new ValidationError({ [field]: 'That is not your password.' });
  }

  list(): Promise<Admin[]> {
    return this.database.manager.find(Admin, { order: { createdAt: 'ASC' } });
  }

  async read({ adminId }: Session): Promise<{ email: string; name: string }> {
    const { email, name } = await this.database.manager.findOneByOrFail(Admin, { id: adminId });
    return { email, name: name || email };
  }

  private async setPassword(
    { id }: Admin,
    password: string,
    entry: ReturnType<typeof act>,
    keptSession?: string,
  ): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (manager) => {
      await manager.update(Admin, id, { passwordHash });
      const others = keptSession ? { id: Not(keptSession) } : {};
      await manager.update(
        Session,
        { adminId: id, revokedAt: IsNull(), ...others },
        { revokedAt: new Date() },
      );
      await this.audit.record(manager, entry);
    });
  }
}

function act(actor: Actor, action: AuditAction, subjectId: string, subject: string) {
  return { actor, action, subjectType: 'account' as const, subjectId, subject };
}

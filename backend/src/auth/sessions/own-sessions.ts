import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import { ValidationError } from '../../errors/validation-error.js';
import { Admin } from '../admin.entity.js';
import { OwnAccount } from '../own-account.js';
import { PASSWORD_IS_OVER, isPasswordOver } from '../passwords/is-password-over.js';
import { revokeSessions } from '../revoke-sessions.js';
import { Session } from '../session.entity.js';
import { expiryFromNow, expiryWithoutPassword } from './expiry-from-now.js';
import { openOf, readOpenSessions } from './open-sessions.js';
import { Sessions } from './sessions.js';

@Injectable()
export class OwnSessions {
  constructor(
    private readonly database: DataSource,
    private readonly account: OwnAccount,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  list({ adminId }: Session): Promise<Session[]> {
    return readOpenSessions(this.database.manager, adminId);
  }

  /** @throws ValidationError, or NotFoundException also for somebody else's */
  async end(asking: Session, id: string, password: string): Promise<void> {
    await this.account.confirm(asking, password, 'password');
    await this.database.transaction(async (manager) => {
      const where = { ...openOf(asking.adminId), id };
      const session = await manager.findOne(Session, { where, lock: { mode: 'pessimistic_write' } });
      if (!session) throw noSession();
      await manager.update(Session, id, { revokedAt: new Date() });
      await this.audit.record(manager, act(asking, 'session ended', session.device ?? 'A browser'));
    });
  }

  /** Remembered devices too, this one among them. @throws ValidationError */
  async endOthers(asking: Session, password: string): Promise<void> {
    await this.account.confirm(asking, password, 'password');
    await this.database.transaction(async (manager) => {
      await manager.update(Admin, asking.adminId, { devicesForgottenAt: new Date() });
      await revokeSessions(manager, asking.adminId, asking.id);
      await this.audit.record(manager, act(asking, 'session ended', 'All others'));
    });
  }

  /** @throws ValidationError */
  async reauthenticate(session: Session, password: string): Promise<{ token: string; expiresAt: Date }> {
    const admin = await this.account.confirm(session, password, 'password');
    if (isPasswordOver(admin)) throw new ValidationError({ password: PASSWORD_IS_OVER });
    return this.sessions.renew(session, { expiresAt: expiryFromNow(), passwordGivenAt: new Date() });
  }

  /** @throws ForbiddenException when the password is due */
  async extend(session: Session): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = expiryFromNow();
    if (expiresAt > expiryWithoutPassword(session))
      throw new ForbiddenException({
        message: 'Your password is asked for again after 12 hours. Please enter it to stay signed in.',
      });
    return this.sessions.renew(session, { expiresAt });
  }
}

export function noSession(): NotFoundException {
  return new NotFoundException({ message: 'This session has ended already.' });
}

function act(actor: Session, action: AuditAction, subject: string) {
  return { actor, action, subjectType: 'account', subjectId: actor.adminId, subject } as const;
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { ValidationError } from '../errors/validation-error.js';
import type { Allowance } from '../throttle/allowance.js';
import { Admin } from './admin.entity.js';
import { PasswordAttempts } from './password-attempts.js';
import { Passwords } from './passwords.js';
import { revokeSessions } from './revoke-sessions.js';
import { Session } from './session.entity.js';

/** An unattended screen must not allow guessing either. */
const PER_ADMIN: Allowance = { free: 5, firstWait: 30, longestWait: 900, memory: 24 * 3_600 };

@Injectable()
export class OwnAccount {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly audit: AuditLog,
  ) {}

  /** @param field named in the ValidationError, which is not 401: the session goes on */
  async confirm(session: Session, password: string, field: string): Promise<Admin> {
    const { admin } = session;
    const attempt = await this.attempts.begin(async () => ({
      actor: session,
      admin,
      counts: [['confirm the password of', admin.id, PER_ADMIN]],
    }));
    if (await this.passwords.matches(password, admin.passwordHash)) {
      await this.attempts.forget(attempt);
      return admin;
    }
    await this.attempts.fail(attempt);
    throw notYours(field);
  }

  /** Ends every other session. @throws ValidationError */
  async changePassword(session: Session, current: string, wanted: string): Promise<Admin> {
    const admin = await this.confirm(session, current, 'current_password');
    refuseWorse(admin, current, wanted);
    const passwordHash = await this.passwords.hash(wanted);
    const changed = { passwordHash, passwordIsTemporary: false };
    await this.database.transaction(async (manager) => {
      // Not when an operator has set another one meanwhile.
      const { id } = admin;
      const { affected } = await manager.update(Admin, { id, passwordHash: admin.passwordHash }, changed);
      if (affected !== 1) throw notYours('current_password');
      await revokeSessions(manager, id, session.id);
      await this.audit.record(manager, {
        actor: session,
        action: 'password changed',
        subjectType: 'account',
        subjectId: id,
        subject: admin.email,
      });
    });
    return Object.assign(admin, changed);
  }
}

function refuseWorse({ email }: Admin, current: string, wanted: string): void {
  if (wanted === current)
    throw new ValidationError({
      new_password: 'Please choose a password that differs from the present one.',
    });
  if (wanted.toLowerCase().includes(email))
    throw new ValidationError({
      new_password: 'Please choose a password without your email address in it.',
    });
}

function notYours(field: string): ValidationError {
  return new ValidationError({ [field]: 'That is not your password.' });
}

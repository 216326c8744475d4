import { ForbiddenException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { ValidationError } from '../errors/validation-error.js';
import type { Allowance } from '../throttle/allowance.js';
import type { ChangePassword } from './account.schema.js';
import { Admin } from './admin.entity.js';
import { KnownBrowsers } from './known-browsers.js';
import { PasswordAttempts } from './password-attempts.js';
import { Passwords } from './passwords.js';
import { AccountNotices } from './account-notices.js';
import { refusePersonal } from './passwords/refuse-personal.js';
import { setPassword } from './passwords/set-password.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { Session } from './session.entity.js';

/** An unattended screen must not allow guessing either. */
const PER_ADMIN: Allowance = { free: 5, firstWait: 30, maxWait: 900, memory: 24 * 3_600 };
const SECOND_STEP_MINUTES = 15;
const SECOND_STEP_AGAIN = `This needs your second factor from the last ${SECOND_STEP_MINUTES} minutes. Please sign out and in again, then change it.`;

@Injectable()
export class OwnAccount {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly factors: SecondFactors,
    private readonly notices: AccountNotices,
    private readonly browsers: KnownBrowsers,
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
    if (await this.attempts.check(attempt, () => this.passwords.matches(password, admin.passwordHash))) {
      await this.attempts.forget(attempt);
      return admin;
    }
    await this.attempts.fail(attempt);
    throw notYours(field);
  }

  /** Before what decides how somebody signs in: by both factors, where there are two. @throws ForbiddenException */
  async confirmFully(session: Session, password: string, field: string): Promise<Admin> {
    const admin = await this.confirm(session, password, field);
    if ((await this.factors.waysOf(admin.id)).length === 0 || isRecent(session.secondStepAt)) return admin;
    // Else this browser might not be asked at the next sign-in either.
    await this.database.manager.update(Admin, admin.id, { devicesForgottenAt: new Date() });
    throw new ForbiddenException({ message: SECOND_STEP_AGAIN });
  }

  async rename(session: Session, name: string): Promise<void> {
    const { id, email } = session.admin;
    await this.database.transaction(async (manager) => {
      await manager.update(Admin, id, { name });
      const subject = { subjectType: 'account', subjectId: id, subject: email } as const;
      await this.audit.record(manager, { actor: session, action: 'name changed', ...subject });
    });
  }

  /**
   * Ends every other session.
   * @param marks of this browser, void with the old password
   * @returns its new ones; a session that no page began has none
   * @throws ValidationError
   */
  async changePassword(
    session: Session,
    { current_password: current, new_password: wanted }: ChangePassword,
    marks: string | undefined,
  ): Promise<string | undefined> {
    const admin = await this.confirmFully(session, current, 'current_password');
    if (wanted === current.normalize())
      throw new ValidationError({
        new_password: 'Please choose a password that differs from the present one.',
      });
    refusePersonal(wanted, admin, 'new_password');
    const passwordHash = await this.passwords.hash(wanted);
    const changed = await this.database.transaction(async (manager) => {
      const { id, email } = admin;
      // Not when an operator has set another one meanwhile.
      const where = { id, passwordHash: admin.passwordHash };
      if (!(await manager.findOne(Admin, { where, lock: { mode: 'for_no_key_update' } })))
        throw notYours('current_password');
      await setPassword(manager, id, { passwordHash, isTemporary: false }, session.id);
      await this.notices.add(manager, id, { what: 'password changed', at: new Date() });
      const subject = { subjectType: 'account', subjectId: id, subject: email } as const;
      await this.audit.record(manager, { actor: session, action: 'password changed', ...subject });
      return manager.findOneByOrFail(Admin, { id });
    });
    return session.bindingHash === null ? undefined : this.browsers.markFor(changed, marks);
  }
}

function notYours(field: string): ValidationError {
  return new ValidationError({ [field]: 'That is not your password.' });
}

function isRecent(secondStepAt: Date | null): boolean {
  return secondStepAt !== null && Date.now() - secondStepAt.getTime() < SECOND_STEP_MINUTES * 60_000;
}

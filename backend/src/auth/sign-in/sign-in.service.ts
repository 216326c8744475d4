import { Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Admin } from '../admin.entity.js';
import type { Login } from '../auth.schema.js';
import { KnownBrowsers } from '../known-browsers.js';
import { type Count, type PasswordAttempt, PasswordAttempts } from '../password-attempts.js';
import { PASSWORD_IS_OVER, isPasswordOver } from '../passwords/is-password-over.js';
import { PasswordRehash } from '../passwords/password-rehash.js';
import { Passwords } from '../passwords.js';
import { RememberedDevices } from '../second-factor/remembered-devices.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SignInPolicies } from '../second-factor/sign-in-policies.js';
import { type NewSession, Sessions } from '../sessions/sessions.js';
import { SIGN_INS_PER_ACCOUNT, signInsFrom } from './sign-ins-per-address.js';
import { type SecondStepNeeded, SignInTickets } from './sign-in-tickets.js';
import type { Visitor } from './visitor.js';

export type Entered = NewSession | SecondStepNeeded;

@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly rehash: PasswordRehash,
    private readonly browsers: KnownBrowsers,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly policies: SignInPolicies,
    private readonly devices: RememberedDevices,
    private readonly tickets: SignInTickets,
    private readonly audit: AuditLog,
  ) {}

  async byPassword({ email, password }: Login, visitor: Visitor): Promise<Entered> {
    const attempt = await this.attempts.begin(() => this.findAttempt(email, visitor));
    const { admin } = attempt;
    const stored = admin?.blockedAt ? undefined : admin?.passwordHash;
    const isRight = await this.attempts.check(attempt, () => this.passwords.matches(password, stored));
    if (isRight && admin && isPasswordOver(admin)) {
      await this.attempts.fail(attempt);
      throw new UnauthorizedException({ message: PASSWORD_IS_OVER });
    }
    if (admin && isRight) await this.rehash.ifNeeded(admin, password);
    const entered = admin && isRight ? await this.enter(admin, visitor) : undefined;
    if (!entered) {
      await this.attempts.fail(attempt);
      throw new UnauthorizedException({ message: 'Invalid email or password' });
    }
    const { counts } = attempt;
    // The address's waits for the second step: one stolen password must not free guesses at others.
    await this.attempts.forget({ counts: 'ticket' in entered ? counts.slice(-1) : counts });
    return entered;
  }

  /** After the first step of any kind. @param by the way, in the words of the history @returns undefined when the account was changed meanwhile */
  async enter(admin: Admin, visitor: Visitor, by = 'password'): Promise<Entered | undefined> {
    const ways = await this.factors.waysOf(admin.id);
    if (ways.length === 0) {
      await this.policies.startGrace(admin);
      return this.sessions.open(admin, visitor, by);
    }
    if (await this.devices.isRemembered(admin, visitor.deviceMarks))
      return this.sessions.open(admin, visitor, `${by} on a remembered device`);
    await this.recordFirstStep(admin, visitor, by);
    return this.tickets.issue(admin, by, ways);
  }

  /** Its owner may learn from it that a password is in strange hands. */
  private async recordFirstStep({ id, email }: Admin, { origin }: Visitor, by: string): Promise<void> {
    await this.audit.recordHourly({
      actor: { adminId: id, email, origin },
      action: 'first step passed',
      subjectType: 'account',
      subjectId: id,
      subject: `By ${by}`,
    });
  }

  private async findAttempt(
    email: string,
    { browserMarks, address, origin }: Visitor,
  ): Promise<PasswordAttempt> {
    const admin = await this.dataSource.manager.findOneBy(Admin, { email });
    const browserId = this.browsers.idOf(admin, browserMarks);
    const account: Count = browserId
      ? ['sign in on a known browser as', `${email}\n${browserId}`, SIGN_INS_PER_ACCOUNT]
      : ['sign in as', email, SIGN_INS_PER_ACCOUNT];
    return {
      actor: { name: 'Somebody', origin },
      admin,
      counts: browserId ? [account] : [signInsFrom(address), account],
    };
  }
}

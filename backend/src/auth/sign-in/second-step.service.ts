import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, AuditLog } from '../../audit/audit-log.js';
import { ValidationError } from '../../errors/validation-error.js';
import type { RequestOrigin } from '../../requests/request-origin.js';
import type { Allowance } from '../../throttle/allowance.js';
import { AccountNotices } from '../account-notices.js';
import type { Admin } from '../admin.entity.js';
import { KnownBrowsers } from '../known-browsers.js';
import { type PasswordAttempt, PasswordAttempts } from '../password-attempts.js';
import { AuthenticatorApps } from '../second-factor/authenticator-apps.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import { RememberedDevices } from '../second-factor/remembered-devices.js';
import type { Way } from '../second-factor/way.js';
import { type NewSession, Sessions } from '../sessions/sessions.js';
import type { SecondStepForm } from './second-step.schema.js';
import type { SignInTicket } from './sign-in-ticket.entity.js';
import { signInsFrom } from './sign-ins-per-address.js';
import { SignInTickets, ticketIsOver } from './sign-in-tickets.js';
import type { Visitor } from './visitor.js';

const MINUTES = 15;
const PER_ACCOUNT: Allowance = {
  free: 5,
  firstWait: MINUTES * 60,
  maxWait: MINUTES * 60,
  memory: 24 * 60 * 60,
};

export interface PassedSecondStep {
  session: NewSession;
  /** When this device is not to be asked again for a while. */
  deviceMarks?: string;
}

@Injectable()
export class SecondStep {
  constructor(
    private readonly database: DataSource,
    private readonly tickets: SignInTickets,
    private readonly attempts: PasswordAttempts,
    private readonly browsers: KnownBrowsers,
    private readonly apps: AuthenticatorApps,
    private readonly codes: RecoveryCodes,
    private readonly devices: RememberedDevices,
    private readonly sessions: Sessions,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ValidationError for a wrong code, with the tries that are left */
  async byCode(form: SecondStepForm, visitor: Visitor): Promise<PassedSecondStep> {
    const ticket = await this.tickets.find(form.ticket);
    const attempt = await this.attempts.begin(async () => this.attemptOf(ticket.admin, visitor));
    const way = await this.attempts.check(attempt, () => this.wayOf(ticket.admin, form, visitor));
    if (!way) {
      await this.attempts.fail(attempt, 'second step failed');
      throw wrongCode(form.code ? 'code' : 'recovery_code', attempt.left);
    }
    const passed = await this.pass(ticket, way, visitor, form.remember === 'true');
    await this.attempts.forget(attempt);
    return passed;
  }

  /** @throws UnauthorizedException when the account was changed meanwhile */
  async pass(ticket: SignInTicket, way: Way, visitor: Visitor, remember: boolean): Promise<PassedSecondStep> {
    await this.tickets.use(ticket);
    const { admin, firstStep } = ticket;
    const session = await this.sessions.open(admin, visitor, `${firstStep} and ${way}`, new Date());
    if (!session) throw ticketIsOver();
    await this.attempts.forget({ counts: [signInsFrom(visitor.address)] });
    const deviceMarks = remember ? await this.devices.markFor(admin, visitor.deviceMarks) : undefined;
    return { session, deviceMarks };
  }

  /** @returns undefined when what was typed is none of their codes */
  private async wayOf(admin: Admin, form: SecondStepForm, { origin }: Visitor): Promise<Way | undefined> {
    if (form.code) {
      const app = await this.apps.active(admin.id);
      return app && (await this.apps.takeCode(app, form.code)) ? 'app' : undefined;
    }
    if (!(await this.codes.take(admin.id, form.recovery_code ?? ''))) return undefined;
    await this.tellOfRecoveryCode(admin, origin);
    return 'recovery code';
  }

  private async tellOfRecoveryCode({ id: adminId, email }: Admin, origin: RequestOrigin): Promise<void> {
    const what = 'recovery code used';
    const actor: Actor = { adminId, email, origin };
    const subject = { subjectType: 'account', subjectId: adminId, subject: email } as const;
    await this.database.transaction(async (manager) => {
      await this.audit.record(manager, { actor, action: what, ...subject });
      const left = await this.codes.left(adminId, manager);
      const device = origin.device.name;
      await this.notices.add(manager, adminId, { what, at: new Date(), device, left });
    });
  }

  /** A stolen password must not keep its owner out of a browser that they use. */
  private attemptOf(admin: Admin, { browserMarks, origin }: Visitor): PasswordAttempt {
    const browserId = this.browsers.idOf(admin, browserMarks);
    const who = browserId ? `${admin.id}\n${browserId}` : admin.id;
    return {
      actor: { name: 'Somebody', origin },
      admin,
      counts: [['second step of', who, PER_ACCOUNT]],
    };
  }
}

function wrongCode(field: string, left: number): ValidationError {
  const wait = `wait ${MINUTES} minutes`;
  const tries = left === 1 ? '1 try is left' : `${left} tries are left`;
  const next = left === 0 ? `Please ${wait}.` : `${tries}; then ${wait}.`;
  return new ValidationError({ [field]: `That code is not the right one. ${next}` });
}

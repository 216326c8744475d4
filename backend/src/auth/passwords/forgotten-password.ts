import { randomUUID } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { JobQueue } from '../../jobs/job-queue.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { AccountNotices } from '../account-notices.js';
import { Admin } from '../admin.entity.js';
import { Passwords } from '../passwords.js';
import { type Entered, SignIn } from '../sign-in/sign-in.service.js';
import type { Visitor } from '../sign-in/visitor.js';
import { LINK_MINUTES, PasswordLinks, lockAccount } from './password-links.js';
import { refusePersonal } from './refuse-personal.js';
import { SEND_PASSWORD_LINK } from './send-password-link.job.js';
import { setPassword } from './set-password.js';

const PER_ADDRESS: Allowance = { free: 10, firstWait: 60, maxWait: 3_600, memory: 24 * 3_600 };
/** The link is over before an eighth. */
const MAIL_ATTEMPTS = 7;

@Injectable()
export class ForgottenPassword {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
    private readonly throttle: Throttle,
    private readonly links: PasswordLinks,
    private readonly passwords: Passwords,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
    private readonly signIn: SignIn,
  ) {}

  /** Looks up no account, so that it does the same for every address in the same time. @returns until when a link works */
  async ask(email: string, { address, origin }: Visitor): Promise<Date> {
    await this.throttle.take('ask for password links from', address, PER_ADDRESS);
    const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
    const payload = { email, id: randomUUID(), origin, expiresAt };
    await this.jobs.add(this.database.manager, SEND_PASSWORD_LINK, payload, { attempts: MAIL_ATTEMPTS });
    return expiresAt;
  }

  /** Signs in the holder of the link. @throws GoneException, ValidationError, UnauthorizedException */
  async reset(token: string, password: string, visitor: Visitor): Promise<Entered> {
    const admin = await this.change(token, password, visitor);
    const entered = await this.signIn.enter(admin, visitor, 'a link by mail');
    if (!entered)
      throw new UnauthorizedException({ message: 'Your password is changed. Please sign in with it.' });
    return entered;
  }

  /** @returns the account, as it is then */
  private async change(token: string, password: string, { origin }: Visitor): Promise<Admin> {
    const admin = await this.links.find(token);
    refusePersonal(password, admin, 'password');
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async (manager) => {
      await lockAccount(manager, admin.id);
      await this.links.take(manager, token);
      await setPassword(manager, admin.id, { passwordHash, isTemporary: false });
      await this.notices.add(manager, admin.id, { what: 'password changed', at: new Date() });
      const actor = { adminId: admin.id, email: admin.email, origin };
      const subject = { subjectType: 'account', subjectId: admin.id, subject: admin.email } as const;
      await this.audit.record(manager, { actor, action: 'password changed by link', ...subject });
      return manager.findOneByOrFail(Admin, { id: admin.id });
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { AuditLog } from '../../audit/audit-log.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { MailJob } from '../../mail/mail.job.js';
import { Mailer } from '../../mail/mailer.js';
import type { Allowance } from '../../throttle/allowance.js';
import { Throttle } from '../../throttle/throttle.service.js';
import { TooManyRequests } from '../../throttle/too-many-requests.js';
import { Admin } from '../admin.entity.js';
import { LINK_MINUTES, PasswordLinks } from './password-links.js';
import { requestOriginSchema } from '../../requests/request-origin.js';
import { passwordLinkMail } from './password-link.mail.js';

export const SEND_PASSWORD_LINK = 'send-password-link';

const LINK_SECONDS = LINK_MINUTES * 60;
const PER_ACCOUNT: Allowance = {
  free: 3,
  firstWait: LINK_SECONDS,
  maxWait: LINK_SECONDS,
  memory: 2 * LINK_SECONDS,
};
const payload = z.object({
  email: z.string(),
  id: z.uuid(),
  origin: requestOriginSchema,
  expiresAt: z.coerce.date(),
});
type Payload = z.infer<typeof payload>;

/** Whether somebody has the address is found out here, after everybody got the same answer. */
@Injectable()
export class SendPasswordLink extends MailJob<Payload> {
  readonly name = SEND_PASSWORD_LINK;
  readonly payload = payload;

  constructor(
    private readonly database: DataSource,
    private readonly links: PasswordLinks,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async run(asked: Payload, signal: AbortSignal): Promise<void> {
    const { email, expiresAt, id } = asked;
    const admin = await this.database.manager.findOneBy(Admin, { email, blockedAt: IsNull() });
    if (!admin || expiresAt.getTime() < Date.now()) return;
    const token = this.links.tokenOf(id);
    if ((await this.links.isOver(token)) ?? !(await this.store(admin, token, asked))) return;
    const mail = passwordLinkMail(admin, { token, expiresAt }, this.env.ENQUIRY_TO, this.env.SITE_URL);
    await this.mailer.send({ id: `password-link.${id}`, ...mail }, signal);
  }

  /** @returns false when the account was sent enough of them */
  private async store(admin: Admin, token: string, { expiresAt, origin }: Payload): Promise<boolean> {
    try {
      await this.database.transaction(async (manager) => {
        await this.throttle.take('password links of', admin.id, PER_ACCOUNT, manager);
        await this.links.store(manager, admin, token, expiresAt);
        await this.audit.record(manager, {
          actor: { name: 'Somebody', origin },
          action: 'password link sent',
          subjectType: 'account',
          subjectId: admin.id,
          subject: admin.email,
        });
      });
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
